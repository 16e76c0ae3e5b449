/**
 * What is different about the same moves under other rules: they were written for these; one of them is forbidden; what was
 * shown as forbidden is allowed, or something more is forbidden; others win; the hand is worth something else; other amounts
 * are paid; what is forbidden is forbidden by another rule; they go another way.
 */
export type ChangeKind =
  | 'shown'
  | 'refused'
  | 'allowed'
  | 'forbidden'
  | 'winners'
  | 'worth'
  | 'paid'
  | 'reason'
  | 'course';
