/** Each kind of change that screens follow, with who gets it. A trigger records it. */
export const changeKinds = {
  job: 'Many jobs at once, without their ids.',
  bid: "A bid. Sent to its vendor and the job's customer.",
  message: 'A message. Sent to its sender and receiver.',
  question:
    "A question about a job. Sent to its vendor and the job's customer, and once it is answered, to all vendors who may see the job.",
  rating: 'A rating. Sent to the users who gave it and received it.',
  ticket: 'A support ticket.',
  document: "A vendor's document.",
  service: "A vendor's services.",
  area: "A vendor's service areas.",
  size: "A vendor's dumpster sizes.",
  vendor_item: "What a vendor takes; its id is the vendor's.",
  stock: "A vendor's dumpsters, what they are reserved for, or days off; its id is the vendor's.",
  offer_rule: "A vendor's rule for instant bids.",
  haul_rule: "A vendor's rule for instant bids on junk.",
  business:
    "A vendor's business. Sent to the vendor and to customers on whose jobs the vendor has bid; its id is the vendor's.",
  statement: "A vendor's statement of service fees. Sent to the vendor.",
  settings: 'The settings of this installation.',
  user: 'An account.',
  person: "A person of a vendor's business. Sent to the business and to that person.",
  notice: "The viewer's notices: new ones arrived, or some were read.",
  session: 'A session: a user signed in or out.',
  token: 'An API token.',
  export: 'A data export.',
  audit: 'The audit log. Admins only.',
  suspension: 'A request to suspend an administrator was made or decided.',
  task: 'Background tasks failed or recovered. Admins only.',
  preference: "The viewer's notice preferences. Sent only to their owner.",
  application: 'A vendor application was sent or decided. Admins only.',
} as const satisfies Record<string, string>

export type ChangeKind = keyof typeof changeKinds
