/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  changes:
    'ids of what changed in the last 15 minutes and of who may see it, all of which are in the rows themselves',
  change_marks: 'transaction numbers',
}
