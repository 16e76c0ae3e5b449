import type { JSX } from 'solid-js';

/** A button that opens a file of this page. */
export function FileButton(props: { name: string; onFile: (file: File) => void }): JSX.Element {
  return (
    <label class="button evening-file">
      <input
        class="unseen"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) props.onFile(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {props.name}
    </label>
  );
}
