import type { RentalSize } from '@rules/kinds.js';
/** The token from an invitation link, and the user's first password. */
export type AcceptInvitationInput = {
  /** The password again. */
  confirmPassword: string;
  /** At least 8 characters, and not one of the most common passwords. */
  password: string;
  /** From the link, /?invitation=TOKEN. Valid once, for one week. */
  token: string;
};

/** The way from the items to the truck. */
export type Access =
  /** Curbside */
  | 'curbside'
  /** Ground floor */
  | 'ground'
  /** Stairs */
  | 'stairs';

/** Days on which the vendor does not work. */
export type AddDayOffInput = {
  /** The first day. */
  from: string;
  /** The reason, at most 200 characters. */
  note?: string | null | undefined;
  /** The last day. */
  to: string;
};

/** A size for the vendor's inventory. */
export type AddDumpsterSizeInput = {
  /** Details, at most 250 characters. */
  description?: string | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** Price per day. */
  pricePerDay?: string | null | undefined;
  /** The size that customers can order which this one corresponds to. Once you set it on any size, you see only rentals of the sizes you have set. */
  rentalSize?: RentalSize | null | undefined;
  /** Free text like "10 yard", at most 50 characters. */
  size: string;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
  /** Days after a pickup before a dumpster of this size can leave again, 0 to 14, by default 0. Reservations that exist keep their days. */
  turnaroundDays?: number | null | undefined;
  /** The usual price of a rental of this size, more than 0. */
  usualPrice?: string | null | undefined;
};

/** The answer to a question. */
export type AnswerQuestionInput = {
  /** At most 500 characters, without phone numbers, emails, or links. */
  answer: string;
  /** A question about one of the viewer's jobs. */
  questionId: string;
};

/** An answer to a support ticket. */
export type AnswerSupportTicketInput = {
  /** The ticket. */
  id: string;
  /** The answer, mailed to the user who asked; at most 2000 characters. */
  response: string;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** The status of a vendor application. */
export type ApplicationStatus =
  /** Declined */
  | 'declined'
  /** Invited */
  | 'invited'
  /** Waiting */
  | 'waiting';

/** A question about an open job. */
export type AskQuestionInput = {
  /** The job's id. */
  jobId: string;
  /** At most 300 characters, without phone numbers, emails, or links. */
  question: string;
};

/** The status of a bid. */
export type BidStatus =
  /** Accepted */
  | 'accepted'
  /** Expired */
  | 'expired'
  /** Pending */
  | 'pending'
  /** Rejected */
  | 'rejected'
  /** Withdrawn */
  | 'withdrawn';

/** The included amounts of a bid, and the prices of anything extra. */
export type BidTermsInput = {
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each eighth beyond includedEighths, at most 10000.00. Requires includedEighths. Only in a bid on a junk pickup. */
  extraEighthPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The load included in the price, in eighths of a truck, 1 to 8. At least the load that the request names, so none if that is more than a truck. Only in a bid on a junk pickup. */
  includedEighths?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** What the bid says of kinds of items: those not taken, and those for a price. Not compared if omitted. */
  items?: Array<TakenItemInput> | null | undefined;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
};

/** Why an admin removed the name or the logo of a business. */
export type BusinessRemovalReason =
  /** Contact details */
  | 'contact_details'
  /** Insults or hate */
  | 'insults'
  /** Misleading claims */
  | 'misleading'
  /** Someone else's name or brand */
  | 'not_theirs'
  /** Obscene or shocking */
  | 'obscene';

/** Where a vendor stands with taking cards. */
export type CardStatus =
  /** No cards */
  | 'off'
  /** Takes cards */
  | 'on'
  /** Not finished */
  | 'pending'
  /** Stripe asks for more */
  | 'restricted';

/** The new terms for a pending bid. They replace all of the old terms, so omitted terms are removed. */
export type ChangeBidInput = {
  /** The bid to change. */
  bidId: string;
  /** How long the bid stays open from now, in days of 24 hours, 1 to 14. It never ends later than the start of the first visit's window. If omitted, the expiration time does not change. */
  expiresInDays?: number | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each eighth beyond includedEighths, at most 10000.00. Requires includedEighths. Only in a bid on a junk pickup. */
  extraEighthPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The load included in the price, in eighths of a truck, 1 to 8. At least the load that the request names, so none if that is more than a truck. Only in a bid on a junk pickup. */
  includedEighths?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** A message to the customer, at most 1000 characters, without phone numbers, emails, or links. */
  message?: string | null | undefined;
  /** The price for the whole job, more than 0. */
  price: string;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
  /** The version of the job that you read. Pages must send it: CONFLICT CHANGED_MEANWHILE if it has changed since. Without it, an unconfirmed bid cannot be confirmed until a minute after the request was edited (CHANGED_MEANWHILE). */
  version?: number | null | undefined;
};

/** The kind of change. */
export type ChangeKind =
  /** A vendor application was sent or decided. Admins only. */
  | 'application'
  /** A vendor's service areas. */
  | 'area'
  /** The audit log. Admins only. */
  | 'audit'
  /** A bid. Sent to its vendor and the job's customer. */
  | 'bid'
  /** A vendor's business. Sent to the vendor and to customers on whose jobs the vendor has bid; its id is the vendor's. */
  | 'business'
  /** A vendor's document. */
  | 'document'
  /** A data export. */
  | 'export'
  /** A vendor's rule for instant bids on junk. */
  | 'haul_rule'
  /** Many jobs at once, without their ids. */
  | 'job'
  /** A message. Sent to its sender and receiver. */
  | 'message'
  /** The viewer's notices: new ones arrived, or some were read. */
  | 'notice'
  /** A vendor's rule for instant bids. */
  | 'offer_rule'
  /** A person of a vendor's business. Sent to the business and to that person. */
  | 'person'
  /** The viewer's notice preferences. Sent only to their owner. */
  | 'preference'
  /** A question about a job. Sent to its vendor and the job's customer, and once it is answered, to all vendors who may see the job. */
  | 'question'
  /** A rating. Sent to the users who gave it and received it. */
  | 'rating'
  /** A vendor's services. */
  | 'service'
  /** A session: a user signed in or out. */
  | 'session'
  /** The settings of this installation. */
  | 'settings'
  /** A vendor's dumpster sizes. */
  | 'size'
  /** A vendor's statement of service fees. Sent to the vendor. */
  | 'statement'
  /** A vendor's dumpsters, what they are reserved for, or days off; its id is the vendor's. */
  | 'stock'
  /** A request to suspend an administrator was made or decided. */
  | 'suspension'
  /** Background tasks failed or recovered. Admins only. */
  | 'task'
  /** A support ticket. */
  | 'ticket'
  /** An API token. */
  | 'token'
  /** An account. */
  | 'user'
  /** What a vendor takes; its id is the vendor's. */
  | 'vendor_item';

/** What a change order changes. */
export type ChangeOrderKind =
  /** Discount */
  | 'discount'
  /** Earlier pickup */
  | 'earlier_pickup'
  /** Extra work */
  | 'extra'
  /** Extra days */
  | 'extra_days'
  /** Extra load */
  | 'extra_load'
  /** Item beyond the list */
  | 'item'
  /** Longer rental */
  | 'longer_rental'
  /** Another time */
  | 'move_visit'
  /** Extra weight */
  | 'overweight'
  /** Swap */
  | 'swap'
  /** Trip fee */
  | 'wasted_trip';

/** The status of a change order. */
export type ChangeOrderStatus =
  /** Accepted */
  | 'accepted'
  /** Declined */
  | 'declined'
  /** Expired */
  | 'expired'
  /** Proposed */
  | 'proposed'
  /** Withdrawn */
  | 'withdrawn';

/** A new password for the signed-in user. */
export type ChangePasswordInput = {
  /** The new password again. */
  confirmPassword: string;
  /** The current password. */
  currentPassword: string;
  /** At least 8 characters, and not one of the most common passwords. */
  password: string;
  /** Whether to revoke the user's API tokens too. */
  revokeTokens?: boolean;
};

/** What a charge is for. */
export type ChargeKind =
  /** Agreed price */
  | 'base'
  /** Cancellation */
  | 'cancellation'
  /** Discount */
  | 'discount'
  /** Extra work */
  | 'extra'
  /** Extra days */
  | 'extra_day'
  /** Extra load */
  | 'extra_load'
  /** Item beyond the list */
  | 'item'
  /** Extra weight */
  | 'overweight'
  /** Swap */
  | 'swap'
  /** Trip fee */
  | 'trip';

/** The status of a charge. */
export type ChargeStatus =
  /** Charged */
  | 'booked'
  /** Contested */
  | 'contested'
  /** Proposed */
  | 'proposed'
  /** Voided */
  | 'void';

/** Confirms that the account's owner is closing it. */
export type CloseAccountInput = {
  /** The account's password. */
  currentPassword: string;
};

/** What a finished visit leaves. */
export type CompleteVisitInput = {
  /** Object paths of up to 5 of the viewer's registered photos. */
  photos?: Array<string> | null | undefined;
  /** How many seconds ago the vendor recorded it, if it waited for a connection. The visit keeps that time: after its earlier times, not before the visit could begin, and at most 14 days ago. */
  pressedSecondsAgo?: number | null | undefined;
  /** The number or name of the dumpster that a swap or pickup took away, at most 40 characters. Otherwise ignored. */
  takenLabel?: string | null | undefined;
  /** The object path of a registered photo of the scale ticket. */
  ticketPhoto?: string | null | undefined;
  /** The weight. It needs ticketPhoto. */
  tons?: string | null | undefined;
  /** The number or name of the dumpster left there, at most 40 characters. */
  unitLabel?: string | null | undefined;
};

/** The token from the confirmation link mailed to an email address. */
export type ConfirmEmailInput = {
  /** From the link, /?confirm=TOKEN. Valid once, for 24 hours. */
  token: string;
};

/** Why a request was refused: the `reason` of an error with the code CONFLICT. */
export type ConflictReason =
  /** This administrator already has that status */
  | 'ADMIN_STATE'
  /** This question was already answered */
  | 'ALREADY_ANSWERED'
  /** Another administrator already asked for this. It needs a second one. */
  | 'ALREADY_ASKED'
  /** This request already ran. We didn't keep its answer, so check what it did. */
  | 'ALREADY_DONE'
  /** This is already on your list */
  | 'ALREADY_EXISTS'
  /** You have already rated this job */
  | 'ALREADY_RATED'
  /** This was already removed */
  | 'ALREADY_REMOVED'
  /** You have already replied to this comment */
  | 'ALREADY_REPLIED'
  /** The amount has changed. Check it again. */
  | 'AMOUNT_CHANGED'
  /** We have more applications than we can answer right now. Please try again in a few days. */
  | 'APPLICATIONS_FULL'
  /** This application was already decided */
  | 'APPLICATION_DECIDED'
  /** Settle what is owed before closing the account */
  | 'BALANCE_OPEN'
  /** The vendor changed this bid. Check the new price. */
  | 'BID_CHANGED'
  /** You already have a bid on this job */
  | 'BID_EXISTS'
  /** This bid has expired */
  | 'BID_EXPIRED'
  /** This bid is no longer open */
  | 'BID_NOT_PENDING'
  /** The request changed after this bid. We asked the vendor to confirm. */
  | 'BID_UNCONFIRMED'
  /** This vendor doesn't take cards here */
  | 'CARDS_OFF'
  /** A card payment is under way. Try again in a minute. */
  | 'CARD_RUNNING'
  /** Someone changed this while you were editing. Check the latest version, then decide. */
  | 'CHANGED_MEANWHILE'
  /** This change order is already settled or has expired */
  | 'CHANGE_CLOSED'
  /** Settle the open change order first */
  | 'CHANGE_OPEN'
  /** Extra charges can't exceed the limit on this job */
  | 'CHARGE_CAP'
  /** This charge can no longer be contested */
  | 'CHARGE_CLOSED'
  /** An admin voided this charge, so it can't be booked again */
  | 'CHARGE_SETTLED'
  /** This customer's account is suspended, so you can't give the job to another vendor */
  | 'CUSTOMER_SUSPENDED'
  /** One of your documents has expired. Upload a new one to bid. */
  | 'DOCUMENTS_EXPIRED'
  /** Your documents must be approved before you can bid */
  | 'DOCUMENTS_REQUIRED'
  /** This document was already refused. Wait for a new one. */
  | 'DOCUMENT_REFUSED'
  /** A newer document has replaced this one */
  | 'DOCUMENT_REPLACED'
  /** This document has already been reviewed */
  | 'DOCUMENT_REVIEWED'
  /** An account with this email already exists */
  | 'EMAIL_TAKEN'
  /** Add a photo of the scale ticket to charge for weight */
  | 'EVIDENCE_NEEDED'
  /** Your fee statement is overdue. Pay it to bid again. */
  | 'FEES_OVERDUE'
  /** Cancelling is no longer free, or costs more by now. Check the amount. */
  | 'FEE_CHANGED'
  /** This user has already chosen a password */
  | 'INVITATION_ACCEPTED'
  /** This bid doesn't take items of this kind */
  | 'ITEM_REFUSED'
  /** You can close your account once none of your jobs is accepted or in progress */
  | 'JOBS_UNDER_WAY'
  /** This request is past its date */
  | 'JOB_EXPIRED'
  /** This job is no longer open for bids */
  | 'JOB_NOT_OPEN'
  /** This job has reached the limit of questions */
  | 'JOB_QUESTIONS_FULL'
  /** This job has moved on, so you can't do this anymore */
  | 'JOB_STATE'
  /** Only bids on junk pickups can include a load */
  | 'JUNK_TERMS'
  /** The last administrator can't close their account */
  | 'LAST_ADMIN'
  /** Make somebody else an owner first */
  | 'LAST_OWNER'
  /** The request names a larger load than this bid includes */
  | 'LOAD_NOT_INCLUDED'
  /** Nothing is due on this job */
  | 'NOTHING_DUE'
  /** You can rate a job once it is completed */
  | 'NOT_COMPLETED'
  /** This job is outside your service areas */
  | 'NOT_IN_AREA'
  /** Ask an owner to do this */
  | 'NOT_YOUR_ROLE'
  /** This rating has no comment to reply to */
  | 'NO_COMMENT'
  /** This charge has no service fee to waive */
  | 'NO_FEE'
  /** This statement has no payment to reverse */
  | 'NO_PAYMENT'
  /** This vendor has no dumpster of that size left for these days. Choose another bid. */
  | 'NO_STOCK'
  /** Messages open once a bid is accepted */
  | 'NO_VENDOR'
  /** This payment is no longer waiting for an answer */
  | 'PAYMENT_DECIDED'
  /** More than one payment waits for your answer. Say which one. */
  | 'PAYMENT_UNCLEAR'
  /** This job is already marked as paid. The customer has not answered yet. */
  | 'PAYMENT_WAITING'
  /** Add a photo to finish this visit */
  | 'PHOTO_NEEDED'
  /** The bid names no rate for this. Ask the customer to agree. */
  | 'RATE_NOT_AGREED'
  /** Another payment of this statement has this reference */
  | 'REFERENCE_USED'
  /** Only bids on dumpster rentals can include days and tons */
  | 'RENTAL_TERMS'
  /** This request is over. It was decided or withdrawn, is older than a day, or came from an administrator who is suspended. */
  | 'REQUEST_OVER'
  /** This request is still running. Try again in a moment. */
  | 'REQUEST_UNDER_WAY'
  /** This job needs a service you don't offer */
  | 'SERVICE_NOT_OFFERED'
  /** This job needs a dumpster size you haven't listed */
  | 'SIZE_NOT_OFFERED'
  /** Nothing is due on this statement */
  | 'STATEMENT_PAID'
  /** A swap is possible once the dumpster is there */
  | 'SWAP_EARLY'
  /** You've reached the limit of service areas. Remove some first. */
  | 'TOO_MANY_AREAS'
  /** You've reached the limit of bids on this job */
  | 'TOO_MANY_BIDS'
  /** This job has had too many change orders. Please write to support. */
  | 'TOO_MANY_CHANGES'
  /** You've reached the limit of days off. Remove some first. */
  | 'TOO_MANY_DAYS_OFF'
  /** You've reached the limit of instant bid rules. Remove one first. */
  | 'TOO_MANY_OFFER_RULES'
  /** You've reached the limit of open orders. Cancel one first, or accept a bid. */
  | 'TOO_MANY_OPEN_JOBS'
  /** This job has had too many payments. Please write to support. */
  | 'TOO_MANY_PAYMENTS'
  /** A business can have 50 people. Remove somebody first. */
  | 'TOO_MANY_PEOPLE'
  /** You have three unanswered questions about this job. Please wait for an answer. */
  | 'TOO_MANY_QUESTIONS'
  /** You've reached the limit of sizes. Remove one first. */
  | 'TOO_MANY_SIZES'
  /** You've reached the limit of open tickets. Please wait for an answer. */
  | 'TOO_MANY_TICKETS'
  /** You've reached the limit of tokens. Revoke one first. */
  | 'TOO_MANY_TOKENS'
  /** You've reached the limit of unused files. Use them, or try again in a day, after we remove them. */
  | 'TOO_MANY_UPLOADS'
  /** This job has had too many visits. Please write to support. */
  | 'TOO_MANY_VISITS'
  /** Your files have reached the storage limit */
  | 'TOO_MUCH_STORED'
  /** This decision can no longer be undone */
  | 'UNDO_OVER'
  /** Which dumpster did you bring? */
  | 'UNIT_NEEDED'
  /** This dumpster stands at another address */
  | 'UNIT_TAKEN'
  /** The file hasn't finished uploading */
  | 'UPLOAD_INCOMPLETE'
  /** This file has already been used */
  | 'UPLOAD_USED'
  /** This account is suspended. Reactivate it first. */
  | 'USER_SUSPENDED'
  /** This vendor can't take jobs right now */
  | 'VENDOR_SUSPENDED'
  /** It's too early to set off for this visit */
  | 'VISIT_EARLY'
  /** A visit couldn't be done. Schedule it again before you complete the job. */
  | 'VISIT_FAILED'
  /** This visit has already moved on */
  | 'VISIT_STATE'
  /** This email already has an account */
  | 'WORKS_ELSEWHERE';

/** A bearer token to create. */
export type CreateApiTokenInput = {
  /** The account's password. Required; nullable in the schema only because it was added after the mutation. */
  currentPassword?: string | null | undefined;
  /** Days until it expires, 1 to 365. */
  expiresInDays: number;
  /** A name for it, at most 100 characters. */
  name: string;
  /** What a vendor's token may do in the business: everything by default. Only for vendors. */
  role?: PersonRole | null | undefined;
  /** What the token allows. */
  scope: TokenScope;
};

/** The file you are going to send. If you send `contentType` and `size`, send both. The link then accepts only a file of that type and size, and its bytes go straight to the object store. */
export type CreateUploadInput = {
  /** image/png, image/jpeg, image/gif or application/pdf; the PUT must carry the same Content-Type. */
  contentType?: string | null | undefined;
  /** The exact size in bytes, at most 10485760. */
  size?: number | null | undefined;
};

/** A user to invite. */
export type CreateUserInput = {
  /** Must not belong to another account. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** At least 10 characters. */
  phone?: string | null | undefined;
  /** The type of account. */
  userType: UserType;
};

/** The status of a data export. */
export type DataExportStatus =
  /** Expired and removed */
  | 'expired'
  /** Failed. Request a new one. */
  | 'failed'
  /** Being prepared. An email follows when it is ready. */
  | 'preparing'
  /** Ready to download */
  | 'ready';

/** The main kind of debris in a load. */
export type Debris =
  /** Construction */
  | 'construction'
  /** Heavy: dirt, concrete, brick */
  | 'heavy'
  /** Household */
  | 'household'
  /** Not sure */
  | 'not_sure'
  /** Roofing */
  | 'roofing'
  /** Yard waste */
  | 'yard_waste';

/** The application to decline, and the reason. */
export type DeclineApplicationInput = {
  /** The application. */
  id: string;
  /** The reason, mailed to the applicant; at most 500 characters. */
  reason: string;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** How the dispute of a customer's bank stands. */
export type DisputeStatus =
  /** Taken back by the bank */
  | 'lost'
  /** Disputed by the bank */
  | 'open'
  /** Dispute won */
  | 'won';

/** The documents that a vendor must have on file. */
export type DocumentType =
  /** Commercial Insurance */
  | 'commercial_insurance'
  /** Driver's License */
  | 'drivers_license'
  /** W-9 */
  | 'w9_form';

/** A request for dumpster rental. */
export type DumpsterRentalInput = {
  /** Street address, at most 200 characters. */
  address: string;
  /** The main kind of debris in the load. */
  debris?: Debris | null | undefined;
  /** Must not be in the past in the time zone of the ZIP code. */
  dropoffDate: string;
  /** The time of day. */
  dropoffTimePreference: TimePreference;
  /** The size to order. */
  dumpsterSize: RentalSize;
  /** The expected price. */
  estimatedPrice?: string | null | undefined;
  /** The contact's first name. */
  firstName: string;
  /** Object paths of up to 5 registered photos. */
  images?: Array<string> | null | undefined;
  /** The contact's last name. */
  lastName: string;
  /** The contact's phone number. */
  phone: string;
  /** Must be after the dropoff date. */
  pickupDate: string;
  /** Where the dumpster will stand. */
  placement?: Placement | null | undefined;
  /** At most 250 characters, without phone numbers, emails, or links. */
  serviceInstructions?: string | null | undefined;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** The new version of a pending dumpster rental. It replaces the whole request, so omitted fields are removed. */
export type EditDumpsterRentalInput = {
  /** Street address, at most 200 characters. */
  address: string;
  /** The main kind of debris in the load. */
  debris?: Debris | null | undefined;
  /** Must not be in the past in the time zone of the ZIP code. */
  dropoffDate: string;
  /** The time of day. */
  dropoffTimePreference: TimePreference;
  /** The size to order. */
  dumpsterSize: RentalSize;
  /** The expected price. */
  estimatedPrice?: string | null | undefined;
  /** The contact's first name. */
  firstName: string;
  /** Object paths of up to 5 registered photos. */
  images?: Array<string> | null | undefined;
  /** The job's id. */
  jobId: string;
  /** The contact's last name. */
  lastName: string;
  /** The contact's phone number. */
  phone: string;
  /** Must be after the dropoff date. */
  pickupDate: string;
  /** Where the dumpster will stand. */
  placement?: Placement | null | undefined;
  /** At most 250 characters, without phone numbers, emails, or links. */
  serviceInstructions?: string | null | undefined;
  /** The version of the job that you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** The new version of a pending junk pickup. It replaces the whole request, so omitted fields are removed. */
export type EditJunkPickupInput = {
  /** The way from the items to the truck. */
  access?: Access | null | undefined;
  /** Street address, at most 200 characters. */
  address: string;
  /** The customer's budget, 0 or more. */
  customerBudget: string;
  /** The main kind of debris in the load. */
  debris?: Debris | null | undefined;
  /** What needs to be hauled, at most 250 characters, without phone numbers, emails, or links. */
  description: string;
  /** The expected price. */
  estimatedPrice?: string | null | undefined;
  /** The contact's first name. */
  firstName: string;
  /** Whether the load includes hazardous items. False if omitted. */
  hasHazardousItems?: boolean | null | undefined;
  /** Object paths of up to 5 registered photos. */
  images?: Array<string> | null | undefined;
  /** What to haul, by kind. */
  items?: Array<JobItemInput> | null | undefined;
  /** The job's id. */
  jobId: string;
  /** The contact's last name. */
  lastName: string;
  /** How full the truck would be, 1 to 8 eighths. If omitted, it follows from the items. It may differ from what the items make. */
  loadEighths?: number | null | undefined;
  /** The contact's phone number. */
  phone: string;
  /** Must not be in the past. */
  pickupDateTime: string;
  /** The version of the job that you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** Why a visit couldn't be done. */
export type FailVisitInput = {
  /** At most 500 characters. */
  note?: string | null | undefined;
  /** Object paths of up to 5 of the viewer's registered photos. */
  photos?: Array<string> | null | undefined;
  /** How many seconds ago the vendor recorded it, if it waited for a connection. The visit keeps that time: after its earlier times, not before the visit could begin, and at most 14 days ago. Without an arrival, the time of the call counts: nobody could hear of it before. */
  pressedSecondsAgo?: number | null | undefined;
  /** The reason. */
  reason: VisitFailureReason;
};

/** Somebody to invite to the viewer's business. */
export type InvitePersonInput = {
  /** The email that the invitation goes to. */
  email: string;
  /** First name. Kept as it is if they have an account. */
  firstName: string;
  /** Last name. Kept as it is if they have an account. */
  lastName: string;
  /** What they will do. */
  role: PersonRole;
};

/** A kind of item that a junk pickup can name. */
export type ItemKind =
  /** Air conditioner */
  | 'air_conditioner'
  /** Armchair */
  | 'armchair'
  /** Bed frame */
  | 'bed_frame'
  /** Bookcase */
  | 'bookcase'
  /** Box */
  | 'box'
  /** Box spring */
  | 'box_spring'
  /** Carpet of a room */
  | 'carpet_room'
  /** Chair */
  | 'chair'
  /** Desk */
  | 'desk'
  /** Dishwasher */
  | 'dishwasher'
  /** Dresser */
  | 'dresser'
  /** Hot tub */
  | 'hot_tub'
  /** Mattress */
  | 'mattress'
  /** Piano */
  | 'piano'
  /** Refrigerator */
  | 'refrigerator'
  /** Sectional */
  | 'sectional'
  /** Sofa */
  | 'sofa'
  /** Stove */
  | 'stove'
  /** Table */
  | 'table'
  /** Tire */
  | 'tire'
  /** Television */
  | 'tv'
  /** Washer or dryer */
  | 'washer_dryer'
  /** Water heater */
  | 'water_heater'
  /** Yard bag */
  | 'yard_bag';

/** Whether a vendor takes items of a kind: in the price, for a price each, or not at all. */
export type ItemTakes =
  /** For a price */
  | 'extra'
  /** Not taken */
  | 'no'
  /** Included */
  | 'yes';

/** Items of one kind to haul. A kind named twice is added up. */
export type JobItemInput = {
  /** How many, 1 to 50. */
  count: number;
  /** The kind of item. */
  kind: ItemKind;
};

/** Why a job needs an admin, as in `worklist`. */
export type JobNeed =
  /** Card payment to look at */
  | 'cards'
  /** Contested charge */
  | 'contested'
  /** Denied payment */
  | 'denied'
  /** Disputed visit */
  | 'disputed'
  /** Vendor 2 hours late */
  | 'overdue'
  /** Vendor suspended */
  | 'stranded'
  /** No bid after 4 hours */
  | 'unanswered'
  /** Vendor document expired */
  | 'uncovered'
  /** Money to settle for 3 days */
  | 'unsettled';

/** The sort order. */
export type JobSort =
  /** Shortest distance from the vendor's own ZIP code first. */
  | 'nearest'
  /** Jobs that were given back first, then the most recently posted. */
  | 'newest'
  /** Earliest requested date first. */
  | 'soonest';

/** The status of a job. See docs/api.md for the transitions. */
export type JobStatus =
  /** Accepted */
  | 'accepted'
  /** Cancelled */
  | 'cancelled'
  /** Completed */
  | 'completed'
  /** In Progress */
  | 'in_progress'
  /** Pending */
  | 'pending';

/** A request for junk pickup. */
export type JunkPickupInput = {
  /** The way from the items to the truck. */
  access?: Access | null | undefined;
  /** Street address, at most 200 characters. */
  address: string;
  /** The customer's budget, 0 or more. */
  customerBudget: string;
  /** The main kind of debris in the load. */
  debris?: Debris | null | undefined;
  /** What needs to be hauled, at most 250 characters, without phone numbers, emails, or links. */
  description: string;
  /** The expected price. */
  estimatedPrice?: string | null | undefined;
  /** The contact's first name. */
  firstName: string;
  /** Whether the load includes hazardous items. False if omitted. */
  hasHazardousItems?: boolean | null | undefined;
  /** Object paths of up to 5 registered photos. */
  images?: Array<string> | null | undefined;
  /** What to haul, by kind. */
  items?: Array<JobItemInput> | null | undefined;
  /** The contact's last name. */
  lastName: string;
  /** How full the truck would be, 1 to 8 eighths. If omitted, it follows from the items. It may differ from what the items make. */
  loadEighths?: number | null | undefined;
  /** The contact's phone number. */
  phone: string;
  /** Must not be in the past. */
  pickupDateTime: string;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** What a transfer in the ledger is for. */
export type LedgerTransferKind =
  /** Service fee */
  | 'fee'
  /** Collected by card */
  | 'fee_collected'
  /** Service fee of a voided charge */
  | 'fee_voided'
  /** Service fee waived */
  | 'fee_waived'
  /** Payment of a statement */
  | 'payment'
  /** Payment reversed */
  | 'payment_reversed';

/** Email and password to sign in with. */
export type LoginInput = {
  /** Not case-sensitive. */
  email: string;
  /** The account's password. */
  password: string;
};

/** The notices to mark as read. */
export type MarkNoticesReadInput = {
  /** The notices, at most 100; ids of other users' notices are ignored. If omitted, all of the viewer's notices. */
  ids?: Array<string> | null | undefined;
  /** Only notices with this `path`, such as the page that the viewer opened. */
  path?: string | null | undefined;
};

/** A way to send a notice. */
export type NoticeChannel =
  /** Email */
  | 'mail'
  /** Push */
  | 'push'
  /** Text message */
  | 'sms';

/** How often notices are sent: individually, in a digest, or not at all. */
export type NoticeFrequency =
  /** Once a day */
  | 'daily'
  /** Once an hour */
  | 'hourly'
  /** At once */
  | 'now'
  /** Off */
  | 'off';

/** How often to send a group of notices. */
export type NoticeFrequencyInput = {
  /** The channel. */
  channel: NoticeChannel;
  /** At once, in a digest, or not at all. */
  frequency: NoticeFrequency;
  /** One of the groups of the viewer's type of account. */
  group: NoticeGroup;
};

/** The subject area of a notice, from its reader's point of view. */
export type NoticeGroup =
  /** Vendor applications */
  | 'applications'
  /** Bids on your orders */
  | 'bids'
  /** Contested charges, denied payments, and large discounts */
  | 'charges'
  /** Document reviews and expirations */
  | 'documents'
  /** Fee statements */
  | 'fees'
  /** Job updates */
  | 'jobs'
  /** Vendors who are two hours late */
  | 'late'
  /** Messages from vendors */
  | 'messages'
  /** New matching jobs */
  | 'new_jobs'
  /** Order updates */
  | 'orders'
  /** Ratings */
  | 'ratings'
  /** Account security */
  | 'security'
  /** Support replies */
  | 'support'
  /** New support tickets */
  | 'tickets'
  /** Jobs without a vendor nearby */
  | 'unserved';

/** Where customers pay in one of the ways that the business takes. */
export type PaymentHandleInput = {
  /** At most 100 characters. */
  handle: string;
  /** One of `paymentMethods`, each at most once. */
  method: PaymentMethod;
};

/** A way to pay a vendor. */
export type PaymentMethod =
  /** Bank transfer */
  | 'bank_transfer'
  /** Card */
  | 'card'
  /** Cash */
  | 'cash'
  /** Check */
  | 'check'
  /** Venmo */
  | 'venmo'
  /** Zelle */
  | 'zelle';

/** Who moves the money of a payment. */
export type PaymentProvider =
  /** Customer and vendor pay each other themselves. */
  | 'direct'
  /** By card, through the vendor's account at Stripe. */
  | 'stripe';

/** The status of a payment. */
export type PaymentStatus =
  /** Paid */
  | 'confirmed'
  /** Not paid */
  | 'denied'
  /** Failed */
  | 'failed'
  /** Not finished */
  | 'lapsed'
  /** Marked as paid */
  | 'marked'
  /** Under way */
  | 'started';

/** What somebody does in a vendor's business. */
export type PersonRole =
  /** Dispatcher */
  | 'dispatcher'
  /** Driver */
  | 'driver'
  /** Owner */
  | 'owner';

/** Where a rented dumpster will stand. */
export type Placement =
  /** Driveway */
  | 'driveway'
  /** Other */
  | 'other'
  /** Street */
  | 'street';

/** A change of an accepted job. Each kind reads the fields that it needs. */
export type ProposeChangeOrderInput = {
  /** extra, discount: the amount, more than 0. A vendor's longer_rental or swap: the price; without one, a swap costs what the bid names. extra_load, item: the price of all of it if the bid names none; drivers can't name one. */
  amount?: string | null | undefined;
  /** Object paths of up to 5 of the viewer's registered photos. They belong to the change order; a scale ticket becomes the visit's. extra_load: at least two, the first from before loading, the last from after. */
  evidence?: Array<string> | null | undefined;
  /** item: the kind of item. */
  item?: ItemKind | null | undefined;
  /** The job. */
  jobId: string;
  /** What changes. */
  kind: ChangeOrderKind;
  /** At most 500 characters. Required for extra. */
  note?: string | null | undefined;
  /** longer_rental, earlier_pickup: the new day of the pickup. */
  pickupDate?: string | null | undefined;
  /** extra_days, overweight: days or tons beyond those included, as a decimal string. By default what the visits show. extra_load: whole eighths of a truck beyond the bid's includedEighths, 1 to 8. item: how many, 1 to 50, beyond those that the request lists, which the price covers. */
  quantity?: string | null | undefined;
  /** The visit to move, or at which it came up. overweight: the swap or pickup that was weighed, extra_load and item: the visit at the address, by default the latest. */
  visitId?: string | null | undefined;
  /** move_visit, swap: its end, at most 12 hours later. */
  windowEnd?: string | null | undefined;
  /** move_visit, swap: the start of the new window. */
  windowStart?: string | null | undefined;
};

/** A push subscription, as returned by the browser's PushManager. */
export type PushSubscriptionInput = {
  /** The shared secret of the subscription, in base64url. */
  auth: string;
  /** The address at its push service. */
  endpoint: string;
  /** The browser's public key, in base64url. */
  p256dh: string;
};

/** The hours during which to send only account security notices. */
export type QuietHoursInput = {
  /** The hour at which quiet hours start, 0 to 23. */
  from: number;
  /** Whether quiet hours are on. */
  isOn: boolean;
  /** The IANA time zone, such as America/Chicago. */
  timeZone: string;
  /** The hour at which quiet hours end, 0 to 23. */
  to: number;
};

/** Why an admin removed a rating or a reply. The number of stars is never a reason. */
export type RemovalReason =
  /** Contact details */
  | 'contact_details'
  /** Insults or hate */
  | 'insults'
  /** Not about this job */
  | 'off_topic'
  /** Private information */
  | 'private_information'
  /** Threats or extortion */
  | 'threats';

/** The business whose name or logo to remove, and the reason. */
export type RemoveFromBusinessInput = {
  /** The reason. The vendor is told. */
  reason: BusinessRemovalReason;
  /** The vendor whose business it is. */
  vendorId: string;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** The rating or reply to remove, and the reason. */
export type RemoveRatingInput = {
  /** The rating to remove, or the rating whose reply to remove. */
  ratingId: string;
  /** The reason. Both parties are told. */
  reason: RemovalReason;
};

/** A reply to the comment of a rating. */
export type ReplyToRatingInput = {
  /** A rating that the viewer received. */
  ratingId: string;
  /** At most 500 characters, without phone numbers, emails, or links. */
  reply: string;
};

/** A field of a request that vendors see. The names are those of Job. */
export type RequestField =
  /** Access */
  | 'access'
  /** Address */
  | 'address'
  /** Budget */
  | 'customerBudget'
  /** Debris */
  | 'debris'
  /** Description */
  | 'description'
  /** Dropoff date */
  | 'dropoffDate'
  /** Dropoff time */
  | 'dropoffTimePreference'
  /** Dumpster size */
  | 'dumpsterSize'
  /** Estimated price */
  | 'estimatedPrice'
  /** Hazardous items */
  | 'hasHazardousItems'
  /** Photos */
  | 'images'
  /** Items */
  | 'items'
  /** Load */
  | 'loadEighths'
  /** Pickup date */
  | 'pickupDate'
  /** Pickup time */
  | 'pickupDateTime'
  /** Placement */
  | 'placement'
  /** Instructions */
  | 'serviceInstructions'
  /** ZIP code */
  | 'zipCode';

/** The token from a mailed link and the new password. */
export type ResetPasswordInput = {
  /** The password again. */
  confirmPassword: string;
  /** At least 8 characters, and not one of the most common passwords. */
  password: string;
  /** From the link, /?reset=TOKEN. Valid once, for one hour. */
  token: string;
};

/** The result of an admin's review. */
export type ReviewStatus =
  /** Approved */
  | 'approved'
  /** Expired */
  | 'expired'
  /** Refused */
  | 'refused'
  /** Replaced */
  | 'replaced'
  /** Waiting for review */
  | 'waiting';

/** An admin's decision about a document. */
export type ReviewVendorDocumentInput = {
  /** True approves the document, false refuses it. */
  approve: boolean;
  /** The last day on which the document is valid. Required to approve a driver's license or insurance. To correct the date, approve the document again. */
  expiresOn?: string | null | undefined;
  /** The document. */
  id: string;
  /** The reason. Required to refuse the document. */
  reason?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** A vendor's business. Omitted or null fields are removed. */
export type SaveBusinessInput = {
  /** About the business, at most 1000 characters, without contacts. */
  about?: string | null | undefined;
  /** The object path of the logo, from registerJobImage. */
  logo?: string | null | undefined;
  /** The business name that customers see, at most 100 characters. */
  name: string;
  /** Where customers pay. The parties of a job read them once a bid is accepted. */
  paymentHandles?: Array<PaymentHandleInput> | null | undefined;
  /** How customers can pay. */
  paymentMethods?: Array<PaymentMethod> | null | undefined;
  /** Phone number, shared with a customer once a bid is accepted. */
  phone?: string | null | undefined;
  /** The year the business started. */
  since?: number | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** A rule, whole: omitted fields get their defaults. */
export type SaveHaulRuleInput = {
  /** The prices of one to eight eighths of a truck, each more than 0 and at most 10000.00. A larger load never costs less. */
  eighthPrices: Array<string>;
  /** The price of each eighth of a truck beyond the load of the request, at most 10000.00. If omitted, a larger load needs the agreement of both. */
  extraEighthPrice?: string | null | undefined;
  /** The rule to change. Omit it to add a rule. */
  id?: string | null | undefined;
  /** Whether it is on. True if omitted. */
  isActive?: boolean | null | undefined;
  /** The least to bid for a load, whatever its price, more than 0 and at most 10000.00. */
  minimum: string;
  /** The most bids that may stand or be accepted for deliveries or pickups on the same day, 1 to 100. No limit if omitted. */
  mostPerDay?: number | null | undefined;
  /** The hours needed between the request and the start of its delivery window, or its pickup, at most 336. 24 if omitted. */
  noticeHours?: number | null | undefined;
  /** Added if the items are up or down stairs, at most 10000.00. Nothing if omitted. */
  stairsPrice?: string | null | undefined;
  /** How long each bid stays open, in days of 24 hours, 1 to 14. It never ends later than the start of the delivery window, or the pickup. 3 if omitted. */
  standsDays?: number | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** The weekdays of delivery or pickup, from 1 (Monday) to 7 (Sunday). Any if empty or omitted. */
  weekdays?: Array<number> | null | undefined;
  /** Some of the vendor's service areas; only the first five digits count. All of them if empty or omitted. */
  zipCodes?: Array<string> | null | undefined;
};

/** A rule, whole: omitted fields get their defaults. */
export type SaveOfferRuleInput = {
  /** The debris to bid on. Any if empty or omitted. A request without debris counts as not_sure. */
  debris?: Array<Debris> | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The rule to change. Omit it to add a rule. */
  id?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** Whether it is on. True if omitted. */
  isActive?: boolean | null | undefined;
  /** The most bids that may stand or be accepted for deliveries or pickups on the same day, 1 to 100. No limit if omitted. */
  mostPerDay?: number | null | undefined;
  /** The hours needed between the request and the start of its delivery window, or its pickup, at most 336. 24 if omitted. */
  noticeHours?: number | null | undefined;
  /** The price for the whole job, more than 0. */
  price: string;
  /** The size of the rentals to bid on. */
  size: RentalSize;
  /** How long each bid stays open, in days of 24 hours, 1 to 14. It never ends later than the start of the delivery window, or the pickup. 3 if omitted. */
  standsDays?: number | null | undefined;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** The weekdays of delivery or pickup, from 1 (Monday) to 7 (Sunday). Any if empty or omitted. */
  weekdays?: Array<number> | null | undefined;
  /** Some of the vendor's service areas; only the first five digits count. All of them if empty or omitted. */
  zipCodes?: Array<string> | null | undefined;
};

/** A document that has been uploaded. */
export type SaveVendorDocumentInput = {
  /** The type of document. */
  documentType: DocumentType;
  /** The file name. If omitted, it is made from the type and time. */
  fileName?: string | null | undefined;
  /** The link the file was sent to. */
  filePath: string;
  /** The document of the same type to replace. It must still be waiting for review. */
  replaces?: string | null | undefined;
};

/** A failed visit, scheduled again. */
export type ScheduleVisitInput = {
  /** The job. */
  jobId: string;
  /** The kind of the failed visit. */
  kind: VisitKind;
  /** The end of that time span, at most 12 hours later. */
  windowEnd: string;
  /** The start of the time span in which it should begin. */
  windowStart: string;
};

/** A message to the other party of a job. */
export type SendMessageInput = {
  /** At most 2000 characters. */
  content: string;
  /** A job with an assigned vendor. */
  jobId: string;
  /** For its customer: the vendor to write to, who has the job or with whom money is due. By default the one who has it. */
  vendorId?: string | null | undefined;
};

/** A service that customers request and vendors offer. */
export type ServiceType =
  /** Dumpster Rental */
  | 'dumpster_rental'
  /** Junk Pickup */
  | 'junk_pickup';

/** A side of a job. */
export type Side =
  /** The customer. */
  | 'customer'
  /** The vendor. */
  | 'vendor';

/** The details of a new customer. */
export type SignUpCustomerInput = {
  /** The password again. */
  confirmPassword: string;
  /** Must not belong to another account. */
  email: string;
  /** First name. */
  firstName: string;
  /** The service the customer is interested in first. */
  initialServiceType: ServiceType;
  /** The ZIP code where service is needed first: five digits, or ZIP+4. */
  initialServiceZipCode: string;
  /** Last name. */
  lastName: string;
  /** At least 8 characters, and not one of the most common passwords. */
  password: string;
  /** At least 10 characters. */
  phone: string;
  /** Must be customer: vendors and admins are invited. */
  userType?: UserType;
};

/** The status of a statement. */
export type StatementStatus =
  /** Open */
  | 'open'
  /** Overdue */
  | 'overdue'
  /** Paid */
  | 'paid';

/** A bid on a job. */
export type SubmitBidInput = {
  /** How long the bid stays open, in days of 24 hours, 1 to 14. It never ends later than the start of the first visit's window. 3 if omitted. */
  expiresInDays?: number | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each eighth beyond includedEighths, at most 10000.00. Requires includedEighths. Only in a bid on a junk pickup. */
  extraEighthPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The load included in the price, in eighths of a truck, 1 to 8. At least the load that the request names, so none if that is more than a truck. Only in a bid on a junk pickup. */
  includedEighths?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** The job's id. */
  jobId: string;
  /** A message to the customer, at most 1000 characters, without phone numbers, emails, or links. */
  message?: string | null | undefined;
  /** The price for the whole job, more than 0. */
  price: string;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
  /** The version of the job that you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** A rating of the other party of a completed job. */
export type SubmitRatingInput = {
  /** A comment, at most 1000 characters. */
  comment?: string | null | undefined;
  /** The completed job. */
  jobId: string;
  /** The user to rate. Optional; checked if sent. */
  ratedId?: string | null | undefined;
  /** A whole number from 1 to 5. */
  rating: number;
};

/** A question to support. */
export type SupportTicketInput = {
  /** A description of the issue, at most 1000 characters. */
  issue: string;
  /** The id of one of your orders or, for vendors, jobs. Required; send null if the question is not about an order. */
  orderNumber?: string | null | undefined;
};

/** The token from the link mailed to the previous address after a change of email. */
export type TakeBackEmailInput = {
  /** From the link, /?takeback=TOKEN. Valid once, for three days. */
  token: string;
};

/** What a bid says of items of one kind. */
export type TakenItemInput = {
  /** The kind of item. */
  kind: ItemKind;
  /** The price of each. Null unless they cost extra. */
  price?: string | null | undefined;
  /** Whether the vendor takes them. */
  takes: ItemTakes;
};

/** The code from a text message. */
export type TextCodeInput = {
  /** Six digits. */
  code: string;
};

/** A number for text messages. */
export type TextCodeRequestInput = {
  /** Whether the person has agreed to `textConsent`; must be true. */
  consent: boolean;
  /** A US phone number, or any number with its country code, such as +15125550147. */
  phone: string;
};

/** The status of a support ticket. */
export type TicketStatus =
  /** Answered */
  | 'answered'
  /** Closed */
  | 'closed'
  /** Open */
  | 'open';

/** The time of day of the dropoff. */
export type TimePreference =
  /** Afternoon (12 PM-5 PM) */
  | 'afternoon'
  /** Anytime (8 AM-5 PM) */
  | 'anytime'
  /** Morning (8 AM-12 PM) */
  | 'morning';

/** What a token allows. */
export type TokenScope =
  /** Queries and the subscription `changes`. */
  | 'listen'
  /** Queries only. */
  | 'read'
  /** Queries and mutations, except those that are not available with a token. */
  | 'read_write';

/** A user's name and contact details. */
export type UpdateAccountInput = {
  /** Required if the email changes. */
  currentPassword?: string | null | undefined;
  /** To change it, send currentPassword too. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** At least 10 characters. */
  phone: string;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** The new details of a size. */
export type UpdateDumpsterSizeInput = {
  /** Details, at most 250 characters. */
  description?: string | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The size to change. */
  id: string;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** Price per day. */
  pricePerDay?: string | null | undefined;
  /** The size that customers can order which this one corresponds to. Once you set it on any size, you see only rentals of the sizes you have set. */
  rentalSize?: RentalSize | null | undefined;
  /** Free text like "10 yard", at most 50 characters. */
  size: string;
  /** The price of a swap, which the customer can then ask for at once, at most 10000.00. Only in a bid on a dumpster rental. */
  swapPrice?: string | null | undefined;
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
  /** Days after a pickup before a dumpster of this size can leave again, 0 to 14, by default 0. Reservations that exist keep their days. */
  turnaroundDays?: number | null | undefined;
  /** The usual price of a rental of this size, more than 0. */
  usualPrice?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** The marketplace's settings. */
export type UpdateSettingsInput = {
  /** The most that a late cancellation costs. Unchanged if omitted. */
  cancellationCap?: string | null | undefined;
  /** What a late cancellation costs: 0 to 100 percent of the price, at most two decimals. Unchanged if omitted. */
  cancellationPercent?: number | null | undefined;
  /** Whether a vendor's documents must be approved before bidding. */
  documentsRequired: boolean;
  /** How vendors pay Haulbid, shown on their statements, at most 500 characters. Empty for none; unchanged if omitted. */
  howToPayFees?: string | null | undefined;
  /** 0 to 100, at most two decimals. */
  serviceFeePercent: number;
  /** Support phone number for urgent matters. The setting SUPPORT_PHONE applies if omitted. */
  supportPhone?: string | null | undefined;
  /** The time zone in which months of service fees end, an IANA name such as "America/Chicago". Unchanged if omitted. */
  timeZone?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** Whether a delivery, swap, or haul needs a photo to be done. Unchanged if omitted. */
  visitPhotosRequired?: boolean | null | undefined;
};

/** A user's name and contact details. */
export type UpdateUserInput = {
  /** Must not belong to another account. */
  email: string;
  /** First name. */
  firstName: string;
  /** The id of the user. */
  id: string;
  /** Last name. */
  lastName: string;
  /** At least 10 characters. */
  phone?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
};

/** The sort order of users. */
export type UserSort =
  /** Most recently joined first. */
  | 'joined'
  /** Sorted by first and last name. */
  | 'name';

/** The type of an account. */
export type UserType =
  /** Admin */
  | 'admin'
  /** Customer */
  | 'customer'
  /** Vendor */
  | 'vendor';

/** Someone who wants to work as a vendor. */
export type VendorApplicationInput = {
  /** Must be true: the applicant agrees that we store these details until the application is decided. */
  agrees: boolean;
  /** The name of the business, at most 100 characters. */
  businessName: string;
  /** The email address that we reply to. */
  email: string;
  /** First name of the contact. */
  firstName: string;
  /** Last name of the contact. */
  lastName: string;
  /** Anything else, at most 1000 characters. */
  message?: string | null | undefined;
  /** At least 10 characters. */
  phone: string;
  /** The services that they offer, at least one. */
  services: Array<ServiceType>;
  /** The ZIP code where they work: five digits, or ZIP+4. */
  zipCode: string;
};

/** Why a visit couldn't be done. */
export type VisitFailureReason =
  /** The way was blocked */
  | 'blocked'
  /** Nobody was there */
  | 'nobody_there'
  /** The dumpster was overfilled */
  | 'overfilled'
  /** There were items that cannot be taken */
  | 'prohibited_items'
  /** It was not safe */
  | 'unsafe'
  /** The truck or crew couldn't make it */
  | 'vendor_fault'
  /** The weather */
  | 'weather';

/** What a visit is for. */
export type VisitKind =
  /** Brings the dumpster. */
  | 'delivery'
  /** Hauls the junk away. */
  | 'haul'
  /** Picks up the dumpster. */
  | 'pickup'
  /** Takes the full dumpster and leaves an empty one. */
  | 'swap';

/** What a photo of a visit shows. */
export type VisitPhotoKind =
  /** When done */
  | 'after'
  /** On arrival */
  | 'before'
  /** Why it could not be done */
  | 'problem'
  /** Scale ticket */
  | 'ticket';

/** The status of a visit. */
export type VisitStatus =
  /** Arrived */
  | 'arrived'
  /** Cancelled */
  | 'cancelled'
  /** Done */
  | 'done'
  /** Couldn't be done */
  | 'failed'
  /** On the way */
  | 'on_the_way'
  /** Scheduled */
  | 'scheduled';
