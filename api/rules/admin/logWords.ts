/** A background task as admins read it. */
export interface TaskWords {
  name: string
  /** What its subject is. */
  about?: string
}
