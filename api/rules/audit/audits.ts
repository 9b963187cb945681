/** What an admin's act was about. */
export type AuditedKind = 'User' | 'Order' | 'Application' | 'Ticket' | 'Task' | 'Haulbid'

interface AuditedAction {
  /** The filter's word. */
  label: string
  about: AuditedKind
}

/** The filter's words for acts about the same kind of thing. */
export const audits = <Name extends string>(about: AuditedKind, labels: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [name, { label, about }]),
  ) as Record<Name, AuditedAction>
