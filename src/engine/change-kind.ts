/**
 * What differs when the same moves are played under other rules. `shown`: the scene was written for these rules;
 * `refused`: one of the moves is forbidden; `allowed`: a move shown as forbidden is allowed; `forbidden`: something
 * more is forbidden; `winners`: other seats win; `worth`: the hand has another score; `paid`: other amounts are paid;
 * `reason`: a forbidden move breaks another rule; `course`: play takes another course.
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
