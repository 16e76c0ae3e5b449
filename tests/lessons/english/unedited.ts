/** Files that are still to be edited, whole. Whoever edits one takes it off this list; a test asks for that. */
export const UNEDITED: readonly string[] = [];
