/**
 * In SQL: whether a vendor's own account takes cards. Whether this installation does, too, is known without asking the
 * database: `app.stripe.isOn`.
 */
export const hasCards = (vendor: string) =>
  `exists (select from card_accounts c where c.vendor_id = ${vendor} and c.status = 'on')`
