/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RentalSize } from '../../rules/kinds.js';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** The kind of event that a notice reports. */
export type NoticeKind =
  /** Someone applied to work as a vendor */
  | 'application_received'
  /** A customer asked for a vendor who had an order of theirs before */
  | 'asked_again'
  /** The customer accepted a bid */
  | 'bid_accepted'
  /** A vendor changed a bid */
  | 'bid_changed'
  /** A vendor confirmed a bid after the request had changed */
  | 'bid_confirmed'
  /** A bid ends within a day */
  | 'bid_ending'
  /** An admin offered a bid to the customer in place of the vendor who had the job */
  | 'bid_offered'
  /** Their bid was withdrawn because they have no dumpster left */
  | 'bid_out_of_stock'
  /** A vendor bid on an order */
  | 'bid_received'
  /** The customer declined a bid or chose another */
  | 'bid_rejected'
  /** A vendor withdrew a bid */
  | 'bid_withdrawn'
  /** An admin removed the name or the logo of their business */
  | 'business_removed'
  /** A bank took a card payment back */
  | 'card_dispute_lost'
  /** A customer's bank disputes a card payment */
  | 'card_dispute_open'
  /** A bank's dispute of a card payment was won */
  | 'card_dispute_won'
  /** A customer paid by card */
  | 'card_paid'
  /** A refund to a card failed */
  | 'card_refund_failed'
  /** Money went back to a card */
  | 'card_refunded'
  /** The other party changed the job, or answered or withdrew a proposal */
  | 'change_decided'
  /** A proposal of the other party ends within twelve hours */
  | 'change_ending'
  /** The other party did not answer a proposal in time */
  | 'change_expired'
  /** The other party proposed a change to the job */
  | 'change_proposed'
  /** The vendor answered a contest */
  | 'charge_answered'
  /** A charge was added */
  | 'charge_booked'
  /** The customer contested a charge */
  | 'charge_contested'
  /** An admin took back a decision on a contested charge */
  | 'charge_undone'
  /** An admin decided that a contested charge stands */
  | 'charge_upheld'
  /** The vendor or an admin voided a charge */
  | 'charge_voided'
  /** A new device signed in to the account */
  | 'device_signed_in'
  /** A vendor gave a discount of more than $100.00 */
  | 'discount_given'
  /** An admin approved a document */
  | 'document_approved'
  /** A document has expired */
  | 'document_expired'
  /** A document expires in 30, 14, 7 or 1 days, or today */
  | 'document_expiring'
  /** An admin refused a document */
  | 'document_refused'
  /** An admin took back a decision on a document */
  | 'document_undone'
  /** A document is waiting for review */
  | 'document_uploaded'
  /** The email of the account was changed */
  | 'email_changed'
  /** An admin gave the vendor a job */
  | 'job_assigned'
  /** A job that they have or bid on was cancelled */
  | 'job_cancelled'
  /** The customer of a job that they bid on did not choose a vendor in time */
  | 'job_expired'
  /** A job that matches the vendor was posted, or given back by another */
  | 'job_posted'
  /** An admin took a job from the vendor, or its customer did because nobody came or the first visit failed */
  | 'job_taken_back'
  /** A job was posted that no vendor serves */
  | 'job_unserved'
  /** There are unread messages about a job */
  | 'message_received'
  /** Their instant bids pause: by an admin, for documents, or because of the most per day */
  | 'offers_paused'
  /** An admin lets their instant bids go on */
  | 'offers_resumed'
  /** The customer accepted a bid: the confirmation */
  | 'order_accepted'
  /** An admin gave an order to another vendor */
  | 'order_assigned'
  /** Somebody else cancelled an order */
  | 'order_cancelled'
  /** The vendor completed an order */
  | 'order_completed'
  /** No vendor was chosen for an order in time */
  | 'order_expired'
  /** The vendor gave back an order */
  | 'order_given_back'
  /** An admin took an order from its vendor and offered another vendor's bid, which the customer must accept */
  | 'order_offered'
  /** An admin opened an order for bids again */
  | 'order_reopened'
  /** A vendor now serves the ZIP code of an order that no vendor served before */
  | 'order_served'
  /** The vendor started an order */
  | 'order_started'
  /** No vendor serves the ZIP code of an order */
  | 'order_unserved'
  /** The vendor of an accepted or started order was suspended */
  | 'order_vendor_away'
  /** The vendor of an accepted or started order is active again */
  | 'order_vendor_back'
  /** An owner changed their role in the business */
  | 'own_role_changed'
  /** An owner removed them from the business */
  | 'own_work_ended'
  /** The password of the account was changed */
  | 'password_changed'
  /** The customer confirmed a payment */
  | 'payment_confirmed'
  /** The customer denied a payment */
  | 'payment_denied'
  /** The vendor marked a job as paid, or money as paid back */
  | 'payment_marked'
  /** An owner invited somebody to their business */
  | 'person_invited'
  /** Somebody accepted an invitation to their business */
  | 'person_joined'
  /** Somebody left their business */
  | 'person_left'
  /** An owner removed somebody from their business */
  | 'person_removed'
  /** An owner changed the role of somebody in their business */
  | 'person_role_changed'
  /** The customer answered a question about a job that they asked about or bid on */
  | 'question_answered'
  /** A vendor asked about an order */
  | 'question_asked'
  /** A job is completed, and its customer can be rated */
  | 'rate_customer'
  /** The other party of a job rated them */
  | 'rating_received'
  /** An admin removed a rating that they gave or received, or a reply to one */
  | 'rating_removed'
  /** The user they rated replied to their comment */
  | 'rating_replied'
  /** The ratings of a job were revealed */
  | 'ratings_revealed'
  /** A rental ends in two days */
  | 'rental_ending'
  /** The customer edited a request that they bid on */
  | 'request_edited'
  /** A monthly statement of service fees was made */
  | 'statement_issued'
  /** A fee statement was not paid within 30 days of its due date */
  | 'statement_overdue'
  /** A fee statement is past due */
  | 'statement_reminder'
  /** A vendor's fee statement is overdue */
  | 'statement_unpaid'
  /** A job that they bid on was given back by the vendor who had it */
  | 'still_interested'
  /** One of their jobs has no dumpster left */
  | 'stock_endangered'
  /** Support answered a ticket */
  | 'ticket_answered'
  /** A customer or vendor opened a ticket */
  | 'ticket_opened'
  /** An API token was made */
  | 'token_made'
  /** The vendor has arrived */
  | 'visit_arrived'
  /** A visit was assigned to you */
  | 'visit_assigned'
  /** An admin decided about a disputed visit */
  | 'visit_dispute_decided'
  /** The customer says that a visit didn't fail as reported, or that nobody came for a pickup */
  | 'visit_disputed'
  /** A visit is done, and another one is to come */
  | 'visit_done'
  /** A visit couldn't be done */
  | 'visit_failed'
  /** A visit is half an hour late */
  | 'visit_late'
  /** The vendor is on the way */
  | 'visit_on_the_way'
  /** A vendor is two hours late */
  | 'visit_overdue'
  /** The other party scheduled a failed visit again */
  | 'visit_scheduled'
  /** A vendor is not on the way after all */
  | 'visit_start_undone'
  /** A visit is tomorrow */
  | 'visit_tomorrow'
  /** A visit is no longer assigned to you */
  | 'visit_unassigned';

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

/** The sort order of a vendor's own jobs. */
export type VendorJobSort =
  /** Jobs in progress, then accepted jobs, each earliest first; then finished jobs, most recent first. */
  | 'due'
  /** Most recently posted first. */
  | 'newest';

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

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { firstName: string, lastName: string, email: string | null, phone: string | null } };

export type CreateNamedApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateNamedApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, scope: TokenScope, expiresAt: string, lastUsedAt: string | null } } };

export type MyNameAndPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNameAndPhoneQuery = { me: { firstName: string, phone: string | null } | null };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ name: string, lastUsedAt: string | null }> };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { revokedAt: string | null } };

export type MyDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataExportQuery = { myDataExport: { id: string } | null };

export type RequestMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestMyDataMutation = { requestMyData: { id: string } };

export type RevokeApiTokenIdMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenIdMutation = { revokeApiToken: { id: string } };

export type JobNamesQueryVariables = Exact<{
  id: string;
}>;


export type JobNamesQuery = { job: { title: string, firstName: string | null, lastName: string | null, phone: string | null, status: JobStatus, customer: { firstName: string, lastName: string } | null } };

export type SignUpCustomerMutationVariables = Exact<{
  input: SignUpCustomerInput;
}>;


export type SignUpCustomerMutation = { signUpCustomer: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, username: string | null } };

export type LoginIdAndTypeMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginIdAndTypeMutation = { login: { id: string, userType: UserType } };

export type MyIdAndEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdAndEmailQuery = { me: { id: string, email: string | null } | null };

export type CustomerJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerJobsQuery = { customerJobs: { nodes: Array<{ id: string }> } };

export type PublicSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicSettingsQuery = { settings: { supportPhone: string | null, legalLine: string, serviceFeePercent: number } };

export type SuspendTokenOwnerMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type SuspendTokenOwnerMutation = { setUserActive: { id: string } };

export type SuspendTokenOwnersMutationVariables = Exact<{
  userIds: Array<string> | string;
  isActive: boolean;
}>;


export type SuspendTokenOwnersMutation = { setUsersActive: { changed: Array<{ id: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type MyConfirmedEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type MyConfirmedEmailQuery = { me: { email: string | null, emailConfirmedAt: string | null } | null };

export type UpdateAccountConfirmedMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountConfirmedMutation = { updateAccount: { email: string | null, emailConfirmedAt: string | null } };

export type AcceptInvitationConfirmedMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationConfirmedMutation = { acceptInvitation: { emailConfirmedAt: string | null } };

export type TakeBackEmailMutationVariables = Exact<{
  input: TakeBackEmailInput;
}>;


export type TakeBackEmailMutation = { takeBackEmail: boolean };

export type VendorOfBidConfirmedQueryVariables = Exact<{
  id: string;
}>;


export type VendorOfBidConfirmedQuery = { job: { bids: { nodes: Array<{ vendor: { firstName: string, emailConfirmedAt: string | null } }> } } };

export type UpdateAccountEmailMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountEmailMutation = { updateAccount: { email: string | null } };

export type SignUpCustomerIdMutationVariables = Exact<{
  input: SignUpCustomerInput;
}>;


export type SignUpCustomerIdMutation = { signUpCustomer: { id: string } };

export type MyEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type MyEmailQuery = { me: { email: string | null } | null };

export type SetUserActiveStateMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type SetUserActiveStateMutation = { setUserActive: { id: string, isActive: boolean } };

export type CreateUserDetailsMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserDetailsMutation = { createUser: { id: string, email: string | null, userType: UserType, isActive: boolean } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { firstName: string, email: string | null, phone: string | null } };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: UserType | null | undefined;
  isActive?: boolean | null | undefined;
  sort?: UserSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, email: string | null, isActive: boolean, userType: UserType, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  search?: string | null | undefined;
}>;


export type JobsQuery = { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, customer: { email: string | null } | null }> } };

export type AuditEventsQueryVariables = Exact<{
  action?: string | null | undefined;
  subjectId?: string | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { totalCount: number, nodes: Array<{ action: string, before: unknown, after: unknown, createdAt: string, actor: { id: string }, subject: { id: string } | null }> } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { serviceFeePercent: number, supportPhone: string | null, documentsRequired: boolean } };

export type ReviewVendorDocumentMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewVendorDocumentMutation = { reviewVendorDocument: { id: string, reviewStatus: ReviewStatus, reviewReason: string | null, vendor: { id: string, documentsOnFile: Array<string> } } };

export type AnswerSupportTicketMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerSupportTicketMutation = { answerSupportTicket: { id: string, status: TicketStatus, adminResponse: string | null } };

export type UserCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UserCountQuery = { users: { totalCount: number } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { user: { id: string } };

export type JobCountQueryVariables = Exact<{ [key: string]: never; }>;


export type JobCountQuery = { jobs: { totalCount: number } };

export type TotalUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type TotalUsersQuery = { adminStats: { totalUsers: number } };

export type MarketOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketOverviewQuery = { marketOverview: { days: Array<{ date: string }> } };

export type MarketAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketAreasQuery = { marketAreas: Array<{ requests: number }> };

export type AuditCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCountQuery = { auditEvents: { totalCount: number } };

export type CloseTicketIdMutationVariables = Exact<{
  id: string;
}>;


export type CloseTicketIdMutation = { closeSupportTicket: { id: string } };

export type ReopenTicketIdMutationVariables = Exact<{
  id: string;
}>;


export type ReopenTicketIdMutation = { reopenSupportTicket: { id: string } };

export type BidderStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BidderStatesQuery = { customerJobs: { nodes: Array<{ bids: { nodes: Array<{ vendor: { isActive: boolean } }> } }> } };

export type LoginUserTypeMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginUserTypeMutation = { login: { userType: UserType } };

export type CancelJobForFraudMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelJobForFraudMutation = { cancelJob: { status: JobStatus, history: Array<{ reason: string | null }> } };

export type AdminResponsesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminResponsesQuery = { supportTickets: { nodes: Array<{ adminResponse: string | null }> } };

export type CloseSupportTicketMutationVariables = Exact<{
  id: string;
}>;


export type CloseSupportTicketMutation = { closeSupportTicket: { status: TicketStatus } };

export type ReopenSupportTicketMutationVariables = Exact<{
  id: string;
}>;


export type ReopenSupportTicketMutation = { reopenSupportTicket: { status: TicketStatus } };

export type SaveDocumentIdMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveDocumentIdMutation = { saveVendorDocument: { id: string } };

export type UserBusinessQueryVariables = Exact<{
  id: string;
}>;


export type UserBusinessQuery = { user: { documents: Array<{ documentType: DocumentType, reviewStatus: ReviewStatus }>, services: Array<{ serviceType: ServiceType }>, areas: Array<{ zipCode: string }>, stats: { activeJobs: number } | null } };

export type FeeAndPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type FeeAndPhoneQuery = { settings: { serviceFeePercent: number, supportPhone: string | null } };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { totalUsers: number, activeVendors: number, totalOrders: number, totalRevenue: string, pendingIssues: number } };

export type AdminFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFiguresQuery = { adminStats: { totalUsers: number, activeVendors: number, totalOrders: number, totalRevenue: string, pendingIssues: number }, marketOverview: { days: Array<{ date: string, orders: number, revenue: string }>, previousDays: Array<{ date: string }>, services: Array<{ serviceType: ServiceType, jobs: number, shareWithBid: number | null, medianMinutesToFirstBid: number | null, shareWithInstantBid: number | null, shareIn5Minutes: number | null, shareIn2Hours: number | null, bidsPerRequest: number | null, shareAccepted: number | null }> } };

export type OrdersBothWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersBothWaysQuery = { marketOverview: { days: Array<{ orders: number }>, services: Array<{ jobs: number }> } };

export type RequestAdminSuspensionMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type RequestAdminSuspensionMutation = { requestAdminSuspension: { id: string, isActive: boolean, expiresAt: string, askedBy: { id: string }, user: { id: string, isActive: boolean } } };

export type ConfirmAdminSuspensionMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmAdminSuspensionMutation = { confirmAdminSuspension: { id: string, isActive: boolean } };

export type WithdrawAdminSuspensionMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawAdminSuspensionMutation = { withdrawAdminSuspension: { id: string, isActive: boolean } };

export type ChangeOwnEmailMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type ChangeOwnEmailMutation = { updateAccount: { email: string | null } };

export type AdminSuspensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSuspensionsQuery = { adminSuspensions: Array<{ id: string, viewerCanConfirm: boolean, viewerCanWithdraw: boolean }> };

export type AuditOfSubjectQueryVariables = Exact<{
  subjectId?: string | null | undefined;
}>;


export type AuditOfSubjectQuery = { auditEvents: { nodes: Array<{ action: string, before: unknown, after: unknown, actor: { id: string }, subject: { id: string } | null }> } };

export type SuspendUserMutationVariables = Exact<{
  id: string;
}>;


export type SuspendUserMutation = { setUserActive: { id: string } };

export type ReopenForAuditMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenForAuditMutation = { reopenJob: { bids: { nodes: Array<{ id: string, status: BidStatus, takenAt: string | null }> } } };

export type AuditNamesQueryVariables = Exact<{
  subjectId?: string | null | undefined;
}>;


export type AuditNamesQuery = { auditEvents: { nodes: Array<{ action: string, subjectName: string | null, vendors: Array<{ id: string }> }> } };

export type TicketForAuditMutationVariables = Exact<{
  input: SupportTicketInput;
}>;


export type TicketForAuditMutation = { openSupportTicket: { id: string } };

export type CloseForAuditMutationVariables = Exact<{
  id: string;
}>;


export type CloseForAuditMutation = { closeSupportTicket: { id: string } };

export type TakenBidsQueryVariables = Exact<{
  id: string;
}>;


export type TakenBidsQuery = { job: { bids: { nodes: Array<{ status: BidStatus, takenAt: string | null }> } } };

export type ExtraLoadShareQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


export type ExtraLoadShareQuery = { extraLoadShare: Array<{ declaredEighths: number | null, jobs: number, withExtra: number, vendor: { id: string } | null }> };

export type InviteUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type InviteUserMutation = { createUser: { id: string, email: string | null, invitedAt: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  userId: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, invitedAt: string | null } };

export type InvitedUserQueryVariables = Exact<{
  id: string;
}>;


export type InvitedUserQuery = { user: { invitedAt: string | null } };

export type UpdateInvitedMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateInvitedMutation = { updateUser: { invitedAt: string | null } };

export type MarketAreasOfPeriodQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


export type MarketAreasOfPeriodQuery = { marketAreas: Array<{ zipPrefix: string, serviceType: ServiceType, requests: number, shareIn5Minutes: number, shareIn2Hours: number, bidsPerRequest: number, medianMinutesToFirstBid: number | null, shareAccepted: number }> };

export type JobsLeftQueryVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type JobsLeftQuery = { jobsUnderWay: number };

export type HeardOfVendorQueryVariables = Exact<{ [key: string]: never; }>;


export type HeardOfVendorQuery = { notices: { nodes: Array<{ kind: NoticeKind, jobId: string | null, text: string }> } };

export type FailedTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedTasksQuery = { failedTasks: Array<{ id: string, task: string, subjectId: string | null, attempts: number, error: string, createdAt: string, failedAt: string, nextTryAt: string | null }> };

export type RetryTaskMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryTaskMutation = { retryTask: { id: string, task: string } };

export type RemoveTaskMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveTaskMutation = { removeTask: { id: string, task: string } };

export type AuditOfActionQueryVariables = Exact<{
  action?: string | null | undefined;
}>;


export type AuditOfActionQuery = { auditEvents: { nodes: Array<{ subjectId: string | null, before: unknown, after: unknown, actor: { id: string } }> } };

export type RequestAdminSuspensionIdMutationVariables = Exact<{
  userId: string;
}>;


export type RequestAdminSuspensionIdMutation = { requestAdminSuspension: { id: string } };

export type SetUsersActiveMutationVariables = Exact<{
  userIds: Array<string> | string;
  isActive: boolean;
}>;


export type SetUsersActiveMutation = { setUsersActive: { changed: Array<{ id: string, isActive: boolean }>, refused: Array<{ userId: string, message: string }> } };

export type UpdateAccountVersionMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountVersionMutation = { updateAccount: { version: number | null } };

export type OpenVersionedTicketMutationVariables = Exact<{
  input: SupportTicketInput;
}>;


export type OpenVersionedTicketMutation = { openSupportTicket: { id: string, version: number } };

export type UpdateUserVersionMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserVersionMutation = { updateUser: { version: number | null } };

export type AddVersionedSizeMutationVariables = Exact<{ [key: string]: never; }>;


export type AddVersionedSizeMutation = { addDumpsterSize: { id: string, version: number } };

export type UpdateSizeVersionMutationVariables = Exact<{
  input: UpdateDumpsterSizeInput;
}>;


export type UpdateSizeVersionMutation = { updateDumpsterSize: { version: number } };

export type AnswerTicketVersionMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerTicketVersionMutation = { answerSupportTicket: { version: number } };

export type ReviewDocumentVersionMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewDocumentVersionMutation = { reviewVendorDocument: { version: number } };

export type SettingsVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsVersionQuery = { settings: { version: number } };

export type UpdateSettingsVersionMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsVersionMutation = { updateSettings: { version: number } };

export type SuspendUserVersionMutationVariables = Exact<{
  id: string;
}>;


export type SuspendUserVersionMutation = { setUserActive: { version: number | null } };

export type SupportTicketQueryVariables = Exact<{
  id: string;
}>;


export type SupportTicketQuery = { supportTicket: { issue: string } };

export type WorklistQueryVariables = Exact<{ [key: string]: never; }>;


export type WorklistQuery = { worklist: { documentCount: number, ticketCount: number, taskCount: number, unansweredJobCount: number, strandedJobCount: number, overdueJobCount: number, contestedJobCount: number, deniedJobCount: number, nextUnansweredAt: string | null, documents: Array<{ id: string, documentType: DocumentType, vendor: { id: string, firstName: string } }>, tickets: Array<{ id: string, issue: string, customer: { id: string }, job: { id: string } | null }>, tasks: Array<{ id: string, task: string, nextTryAt: string | null }>, unansweredJobs: Array<{ id: string }>, strandedJobs: Array<{ id: string, vendor: { id: string, isActive: boolean } | null }>, overdueJobs: Array<{ id: string }>, contestedJobs: Array<{ id: string }>, deniedJobs: Array<{ id: string }> } };

export type CloseOldestMutationVariables = Exact<{
  id: string;
}>;


export type CloseOldestMutation = { closeSupportTicket: { id: string } };

export type StrandedSinceQueryVariables = Exact<{
  id: string;
}>;


export type StrandedSinceQuery = { job: { strandedSince: string | null } };

export type ReassignStrandedMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignStrandedMutation = { reassignJob: { id: string } };

export type NeedyJobsQueryVariables = Exact<{
  needs?: JobNeed | null | undefined;
  search?: string | null | undefined;
  status?: JobStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type NeedyJobsQuery = { jobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AgendaOfQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type AgendaOfQuery = { vendorAgenda: { vendorId: string, hasServices: boolean, offersRentals: boolean, hasRates: boolean, hasAreas: boolean, documentsOnFile: number, hasBid: boolean, hasJob: boolean, openBidCount: number, nextJobs: Array<{ id: string, title: string }>, changeOrders: Array<{ id: string, job: { id: string } | null }>, unreadJobs: Array<{ id: string, unreadMessages: number }>, openBids: Array<{ id: string }>, lostBids: Array<{ id: string, job: { id: string, whyNotBid: ConflictReason | null } }> } | null };

export type DeclineAgendaBidMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineAgendaBidMutation = { declineBid: { id: string } };

export type SendAgendaMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendAgendaMutation = { sendMessage: { id: string } };

export type ReadAgendaMutationVariables = Exact<{
  jobId: string;
}>;


export type ReadAgendaMutation = { markMessagesRead: { id: string } };

export type OverdueOfQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueOfQuery = { vendorAgenda: { overdueStatement: { id: string, month: string, due: string } | null, statementToPay: { month: string, due: string, howToPay: string | null } | null } | null };

export type ChangesToDecideQueryVariables = Exact<{
  id: string;
}>;


export type ChangesToDecideQuery = { job: { changeOrdersToDecide: Array<{ id: string, kind: ChangeOrderKind }> } };

export type WaitingApplicationsQueryVariables = Exact<{
  status?: ApplicationStatus | null | undefined;
}>;


export type WaitingApplicationsQuery = { vendorApplications: { totalCount: number, nodes: Array<{ id: string, businessName: string, firstName: string, lastName: string, email: string, phone: string, zipCode: string, services: Array<ServiceType>, message: string | null, createdAt: string, consentedAt: string, status: ApplicationStatus, version: number, decidedAt: string | null, declineReason: string | null, decidedBy: { id: string } | null, account: { id: string, userType: UserType } | null, others: Array<{ id: string, businessName: string }> }> } };

export type InviteApplicantInTestMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type InviteApplicantInTestMutation = { inviteApplicant: { status: ApplicationStatus, version: number, decidedBy: { id: string } | null, account: { id: string, firstName: string, userType: UserType } | null } };

export type DeclineApplicationInTestMutationVariables = Exact<{
  input: DeclineApplicationInput;
}>;


export type DeclineApplicationInTestMutation = { declineApplication: { status: ApplicationStatus, declineReason: string | null } };

export type ApplicationsToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsToDecideQuery = { worklist: { applicationCount: number, applications: Array<{ businessName: string }> } };

export type InvitedBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitedBusinessQuery = { me: { email: string | null, phone: string | null, userType: UserType, initialServiceZipCode: string | null } | null, business: { name: string } | null, serviceAreas: Array<{ zipCode: string, city: string | null }>, vendorServices: Array<{ serviceType: ServiceType, isActive: boolean }> };

export type PageOfApplicationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PageOfApplicationsQuery = { vendorApplications: { totalCount: number, nodes: Array<{ email: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type InviteWalkedMutationVariables = Exact<{
  id: string;
}>;


export type InviteWalkedMutation = { inviteApplicant: { id: string } };

export type DeclineWalkedApplicationMutationVariables = Exact<{
  input: DeclineApplicationInput;
}>;


export type DeclineWalkedApplicationMutation = { declineApplication: { id: string } };

export type ApplyAsVendorInTestMutationVariables = Exact<{
  input: VendorApplicationInput;
}>;


export type ApplyAsVendorInTestMutation = { applyAsVendor: boolean };

export type SubmitBidUntilMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidUntilMutation = { submitBid: { id: string, status: BidStatus, expiresAt: string } };

export type ChangeBidUntilMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidUntilMutation = { changeBid: { expiresAt: string } };

export type DeclineLateMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineLateMutation = { declineBid: { id: string } };

export type WithdrawLateMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawLateMutation = { withdrawBid: { id: string } };

export type JobWithEndsQueryVariables = Exact<{
  id: string;
}>;


export type JobWithEndsQuery = { job: { timeZone: string | null, openBidCount: number, lowestBidPrice: string | null, whyNotBid: ConflictReason | null, pickupDateTime: string | null, dropoffDate: string | null, dropoffTimePreference: TimePreference | null, myBid: { id: string, status: BidStatus, viewerCanChange: boolean, viewerCanWithdraw: boolean } | null, bids: { nodes: Array<{ id: string, status: BidStatus, viewerCanDecide: boolean }> } } };

export type EndedBidsQueryVariables = Exact<{ [key: string]: never; }>;


export type EndedBidsQuery = { vendorAgenda: { openBidCount: number, openBids: Array<{ id: string }>, lostBids: Array<{ id: string, status: BidStatus }> } | null };

export type SubmitBidWithTermsMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidWithTermsMutation = { submitBid: { id: string, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type ChangeTermsMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeTermsMutation = { changeBid: { includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type TermsOfBidsQueryVariables = Exact<{
  id: string;
}>;


export type TermsOfBidsQuery = { job: { dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, lowestBidTotal: string | null, bids: { nodes: Array<{ price: string, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, estimatedTotal: string, light: string, typical: string, heavy: string }> } } };

export type AcceptBidWithTermsMutationVariables = Exact<{
  bidId: string;
  price?: string | null | undefined;
  terms?: BidTermsInput | null | undefined;
}>;


export type AcceptBidWithTermsMutation = { acceptBid: { finalPrice: string | null } };

export type AgreedTermsQueryVariables = Exact<{
  id: string;
}>;


export type AgreedTermsQuery = { job: { myBid: { status: BidStatus, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null } };

export type ChangeBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidMutation = { changeBid: { id: string, price: string, message: string | null, job: { id: string, myBid: { price: string } | null } } };

export type WithdrawBidMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawBidMutation = { withdrawBid: { id: string, status: BidStatus, job: { whyNotBid: ConflictReason | null } } };

export type DeclineBidMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineBidMutation = { declineBid: { id: string, status: BidStatus } };

export type SubmitBidDetailsMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidDetailsMutation = { submitBid: { price: string, message: string | null, status: BidStatus, createdAt: string, viewerCanChange: boolean, job: { id: string, whyNotBid: ConflictReason | null, myBid: { price: string } | null } } };

export type AcceptBidAtPriceMutationVariables = Exact<{
  bidId: string;
  price?: string | null | undefined;
}>;


export type AcceptBidAtPriceMutation = { acceptBid: { finalPrice: string | null } };

export type JobVendorQueryVariables = Exact<{
  id: string;
}>;


export type JobVendorQuery = { job: { status: JobStatus, finalPrice: string | null, vendorId: string | null, vendor: { id: string } | null, bids: { nodes: Array<{ vendorId: string }> } } };

export type AvailableJobsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AvailableJobsPageQuery = { availableJobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenBidCountQueryVariables = Exact<{
  id: string;
}>;


export type OpenBidCountQuery = { job: { openBidCount: number } };

export type LowestBidPriceQueryVariables = Exact<{
  id: string;
}>;


export type LowestBidPriceQuery = { job: { lowestBidPrice: string | null } };

export type WithdrawLowestMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawLowestMutation = { withdrawBid: { id: string } };

export type LowestBidTotalQueryVariables = Exact<{
  id: string;
}>;


export type LowestBidTotalQuery = { job: { lowestBidPrice: string | null, lowestBidTotal: string | null } };

export type IsServedQueryVariables = Exact<{
  id: string;
}>;


export type IsServedQuery = { job: { isServed: boolean | null } };

export type VendorsNearbyQueryVariables = Exact<{
  id: string;
}>;


export type VendorsNearbyQuery = { job: { vendorsNearby: number | null } };

export type MinutesToBidQueryVariables = Exact<{
  id: string;
}>;


export type MinutesToBidQuery = { job: { bids: { nodes: Array<{ vendorId: string, status: BidStatus, minutesToBid: number | null }> } } };

export type GiveBackMutationVariables = Exact<{
  jobId: string;
}>;


export type GiveBackMutation = { releaseJob: { id: string } };

export type LatestCommentsQueryVariables = Exact<{
  id: string;
}>;


export type LatestCommentsQuery = { job: { bids: { nodes: Array<{ vendor: { id: string, latestComments: Array<{ rating: number, comment: string, createdAt: string }> } }> } } };

export type OwnLatestCommentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLatestCommentsQuery = { me: { latestComments: Array<{ comment: string }> } | null };

export type LatestCommentsOfUserQueryVariables = Exact<{
  id: string;
}>;


export type LatestCommentsOfUserQuery = { user: { latestComments: Array<{ comment: string }> } };

export type MyLatestCommentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLatestCommentsQuery = { me: { latestComments: Array<{ comment: string }> } | null };

export type SetItemOfBidderMutationVariables = Exact<{
  kind: ItemKind;
  takes: ItemTakes;
  price?: string | null | undefined;
}>;


export type SetItemOfBidderMutation = { setVendorItem: Array<{ kind: ItemKind }> };

export type SubmitJunkBidMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitJunkBidMutation = { submitBid: { id: string, includedEighths: number | null, extraEighthPrice: string | null, items: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }>, parts: Array<{ label: string }> } };

export type ChangeJunkBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeJunkBidMutation = { changeBid: { includedEighths: number | null, extraEighthPrice: string | null, items: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }> } };

export type ConfirmJunkBidMutationVariables = Exact<{
  bidId: string;
  version?: number | null | undefined;
}>;


export type ConfirmJunkBidMutation = { confirmBid: { items: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }> } };

export type AcceptJunkBidMutationVariables = Exact<{
  bidId: string;
  terms?: BidTermsInput | null | undefined;
}>;


export type AcceptJunkBidMutation = { acceptBid: { finalPrice: string | null } };

export type DeclineWalkedBidMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineWalkedBidMutation = { declineBid: { id: string } };

export type ChangeWalkedBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeWalkedBidMutation = { changeBid: { id: string } };

export type BoardOfQueryVariables = Exact<{
  vendorId?: string | null | undefined;
  day: string;
}>;


export type BoardOfQuery = { board: { people: Array<{ id: string, name: string }>, visits: Array<{ id: string, status: VisitStatus, comes: string | null, position: number | null, assignedTo: { id: string, name: string } | null }> } };

export type WeekOfQueryVariables = Exact<{
  from: string;
}>;


export type WeekOfQuery = { boardWeek: Array<{ day: string, visits: number, assigned: number }> };

export type AssignVisitMutationVariables = Exact<{
  visitId: string;
  personId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AssignVisitMutation = { assignVisit: { id: string, position: number | null, assignedTo: { id: string, name: string } | null } };

export type PlannedVisitsQueryVariables = Exact<{
  id: string;
}>;


export type PlannedVisitsQuery = { job: { visits: Array<{ id: string, status: VisitStatus, comes: string | null, position: number | null, assignedTo: { id: string, name: string } | null }> } };

export type AssignSecretVisitMutationVariables = Exact<{
  visitId: string;
  personId?: string | null | undefined;
}>;


export type AssignSecretVisitMutation = { assignVisit: { id: string } };

export type AssignToldVisitMutationVariables = Exact<{
  visitId: string;
  personId?: string | null | undefined;
}>;


export type AssignToldVisitMutation = { assignVisit: { id: string } };

export type SaveWholeBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveWholeBusinessMutation = { saveBusiness: { vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, version: number, paymentHandles: Array<{ method: PaymentMethod, handle: string }> } };

export type WholeBusinessQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type WholeBusinessQuery = { business: { vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, version: number, paymentHandles: Array<{ method: PaymentMethod, handle: string }> } | null };

export type VendorOfJobQueryVariables = Exact<{
  id: string;
}>;


export type VendorOfJobQuery = { job: { vendor: { firstName: string, lastName: string, businessName: string | null, businessPhone: string | null } | null, bids: { nodes: Array<{ vendor: { businessName: string | null, businessLogo: string | null, businessPhone: string | null } }> } } };

export type AsksForBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type AsksForBusinessQuery = { vendorAgenda: { asksForBusiness: boolean } | null };

export type NotNowMutationVariables = Exact<{ [key: string]: never; }>;


export type NotNowMutation = { dismissBusinessPrompt: { asksForBusiness: boolean } };

export type StartNamedMutationVariables = Exact<{
  jobId: string;
}>;


export type StartNamedMutation = { startJob: { id: string } };

export type SaveJudgedBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveJudgedBusinessMutation = { saveBusiness: { name: string, logo: string | null, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null, version: number } };

export type JudgedBusinessQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type JudgedBusinessQuery = { business: { name: string, logo: string | null, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null, version: number } | null };

export type RemoveBusinessNameMutationVariables = Exact<{
  input: RemoveFromBusinessInput;
}>;


export type RemoveBusinessNameMutation = { removeBusinessName: { vendorId: string, name: string, logo: string | null, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null, version: number } };

export type RemoveBusinessLogoMutationVariables = Exact<{
  input: RemoveFromBusinessInput;
}>;


export type RemoveBusinessLogoMutation = { removeBusinessLogo: { vendorId: string, name: string, logo: string | null, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null, version: number } };

export type JudgedProfileQueryVariables = Exact<{
  id: string;
}>;


export type JudgedProfileQuery = { vendorProfile: { name: string, logo: string | null, about: string | null } | null };

export type JudgedBidderQueryVariables = Exact<{
  id: string;
}>;


export type JudgedBidderQuery = { job: { bids: { nodes: Array<{ vendor: { firstName: string, businessName: string | null } }> } } };

export type RemovedNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type RemovedNoticesQuery = { notices: { nodes: Array<{ kind: NoticeKind, text: string, path: string }> } };

export type SavePrivateBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SavePrivateBusinessMutation = { saveBusiness: { version: number } };

export type SaveShownBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveShownBusinessMutation = { saveBusiness: { vendorId: string } };

export type VendorProfileOfQueryVariables = Exact<{
  id: string;
}>;


export type VendorProfileOfQuery = { vendorProfile: { id: string, name: string, about: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, services: Array<ServiceType>, rentalSizes: Array<RentalSize>, rating: number, ratingCount: number, completedJobs: number, verifiedDocuments: Array<DocumentType>, cityCount: number, areas: Array<{ city: string, state: string, zipCount: number }> } | null };

export type SaveBusinessOfMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveBusinessOfMutation = { saveBusiness: { vendorId: string, name: string, version: number } };

export type AddCircleOfProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type AddCircleOfProfileMutation = { addServiceAreasAround: { addedCount: number } };

export type ConnectPaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectPaymentsMutation = { connectPayments: { url: string } };

export type DisconnectPaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectPaymentsMutation = { disconnectPayments: boolean };

export type CardsOfBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsOfBusinessQuery = { business: { cards: { status: CardStatus, needs: Array<string> } | null } | null };

export type NameForCardsMutationVariables = Exact<{ [key: string]: never; }>;


export type NameForCardsMutation = { saveBusiness: { vendorId: string } };

export type BidsTakeCardsQueryVariables = Exact<{
  id: string;
}>;


export type BidsTakeCardsQuery = { job: { bids: { nodes: Array<{ vendorId: string, takesCards: boolean }> } } };

export type ProfileTakesCardsQueryVariables = Exact<{
  id: string;
}>;


export type ProfileTakesCardsQuery = { vendorProfile: { takesCards: boolean } | null };

export type TakesCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesCardsQuery = { settings: { takesCards: boolean } };

export type StripeInWorklistQueryVariables = Exact<{ [key: string]: never; }>;


export type StripeInWorklistQuery = { worklist: { tasks: Array<{ task: string, error: string }> } };

export type ConnectWithRevokedKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectWithRevokedKeyMutation = { connectPayments: { url: string } };

export type AcceptSeenChangeMutationVariables = Exact<{
  id: string;
  amount?: string | null | undefined;
}>;


export type AcceptSeenChangeMutation = { acceptChangeOrder: { status: ChangeOrderStatus } };

export type WalkedDealQueryVariables = Exact<{
  id: string;
}>;


export type WalkedDealQuery = { job: { id: string, status: JobStatus, finalPrice: string | null, amountDue: string | null, cancellationFee: string | null, charges: Array<{ id: string, kind: ChargeKind, quantity: string, amount: string, status: ChargeStatus, voidedByAdmin: boolean, createdAt: string }>, changeOrders: Array<{ id: string, kind: ChangeOrderKind, status: ChangeOrderStatus, proposedBy: Side, amount: string | null, windowStart: string | null, windowBefore: string | null, createdAt: string, decidedAt: string | null, viewerCanDecide: boolean, viewerCanWithdraw: boolean, visit: { id: string } | null, charge: { id: string } | null }>, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null }> } };

export type CancelWalkedMutationVariables = Exact<{
  jobId: string;
  fee?: string | null | undefined;
}>;


export type CancelWalkedMutation = { cancelJob: { finalPrice: string | null } };

export type ProposeOnSiteMutationVariables = Exact<{
  input: ProposeChangeOrderInput;
}>;


export type ProposeOnSiteMutation = { proposeChangeOrder: { id: string, kind: ChangeOrderKind, item: ItemKind | null, status: ChangeOrderStatus, amount: string | null, quantity: string | null, viewerCanDecide: boolean, photos: Array<{ kind: VisitPhotoKind }>, charge: { kind: ChargeKind, label: string, status: ChargeStatus, amount: string, quantity: string, unitPrice: string, contestUntil: string | null } | null } };

export type ReassignOnSiteMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignOnSiteMutation = { reassignJob: { id: string } };

export type VisitsWithSwapsQueryVariables = Exact<{
  id: string;
}>;


export type VisitsWithSwapsQuery = { job: { status: JobStatus, finalPrice: string | null, amountDue: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, unitLabel: string | null, takenLabel: string | null, tons: string | null, tonsToCharge: string | null, viewerCanStart: boolean, viewerCanDispute: boolean, viewerCanSchedule: boolean }> } };

export type FinishSwapMutationVariables = Exact<{
  visitId: string;
  input: CompleteVisitInput;
}>;


export type FinishSwapMutation = { completeVisit: { id: string, status: VisitStatus, unitLabel: string | null, takenLabel: string | null, tons: string | null, job: { status: JobStatus } | null } };

export type AcceptWithTermsMutationVariables = Exact<{
  bidId: string;
  terms?: BidTermsInput | null | undefined;
}>;


export type AcceptWithTermsMutation = { acceptBid: { status: JobStatus } };

export type ConfirmChargedMutationVariables = Exact<{
  bidId: string;
}>;


export type ConfirmChargedMutation = { confirmBid: { id: string } };

export type OwedToEachQueryVariables = Exact<{
  id: string;
}>;


export type OwedToEachQuery = { job: { finalPrice: string | null, amountDue: string | null, balances: Array<{ amount: string, vendor: { id: string } | null }>, charges: Array<{ kind: ChargeKind, status: ChargeStatus }> } };

export type ReassignDeliveredMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignDeliveredMutation = { reassignJob: { id: string } };

export type CancelDeliveredMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelDeliveredMutation = { cancelJob: { id: string } };

export type ReopenDeliveredMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenDeliveredMutation = { reopenJob: { id: string } };

export type EditedJobQueryVariables = Exact<{
  id: string;
}>;


export type EditedJobQuery = { job: { version: number | null, title: string, description: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, scheduledDate: string, customerBudget: string | null, hasHazardousItems: boolean, debris: Debris | null, viewerCanEdit: boolean, openBidCount: number, myBid: { unconfirmedSince: string | null, requestChanges: Array<RequestField>, viewerCanConfirm: boolean, viewerCanChange: boolean, viewerCanWithdraw: boolean } | null, bids: { nodes: Array<{ id: string, status: BidStatus, price: string, expiresAt: string, unconfirmedSince: string | null, viewerCanDecide: boolean, viewerCanConfirm: boolean, minutesToBid: number | null }> }, history: Array<{ fromStatus: JobStatus | null, toStatus: JobStatus, actor: { id: string } | null }> } };

export type ConfirmSeenMutationVariables = Exact<{
  bidId: string;
  version?: number | null | undefined;
}>;


export type ConfirmSeenMutation = { confirmBid: { id: string, status: BidStatus, unconfirmedSince: string | null, requestChanges: Array<RequestField>, viewerCanConfirm: boolean } };

export type ChangeSeenMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeSeenMutation = { changeBid: { unconfirmedSince: string | null, price: string } };

export type EditDumpsterRentalMutationVariables = Exact<{
  input: EditDumpsterRentalInput;
}>;


export type EditDumpsterRentalMutation = { editDumpsterRental: { version: number | null, dumpsterSize: RentalSize | null, placement: Placement | null, scheduledDate: string, bids: { nodes: Array<{ expiresAt: string }> } } };

export type DeclineUnconfirmedMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineUnconfirmedMutation = { declineBid: { status: BidStatus } };

export type EndedJobQueryVariables = Exact<{
  id: string;
}>;


export type EndedJobQuery = { job: { status: JobStatus, viewerCanCancel: boolean, bids: { nodes: Array<{ status: BidStatus }> }, history: Array<{ fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, actor: { id: string } | null }> } };

export type SubmitBidOfDaysMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidOfDaysMutation = { submitBid: { id: string } };

export type LetBidStandMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type LetBidStandMutation = { changeBid: { expiresAt: string } };

export type AvailableMeanwhileQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableMeanwhileQuery = { availableJobs: { nodes: Array<{ id: string }> } };

export type ReleaseMarkedMutationVariables = Exact<{
  jobId: string;
}>;


export type ReleaseMarkedMutation = { releaseJob: { status: JobStatus, givenBackAt: string | null, vendorId: string | null } };

export type ReopenMarkedMutationVariables = Exact<{
  jobId: string;
  reason: string;
}>;


export type ReopenMarkedMutation = { reopenJob: { status: JobStatus, givenBackAt: string | null } };

export type DeclineBeforeMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineBeforeMutation = { declineBid: { status: BidStatus } };

export type GivenBackJobQueryVariables = Exact<{
  id: string;
}>;


export type GivenBackJobQuery = { job: { status: JobStatus, givenBackAt: string | null, bids: { nodes: Array<{ vendorId: string, status: BidStatus, unconfirmedSince: string | null }> } } };

export type FirstAvailableQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstAvailableQuery = { availableJobs: { nodes: Array<{ id: string, givenBackAt: string | null }>, pageInfo: { endCursor: string | null } } };

export type NextAvailableQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NextAvailableQuery = { availableJobs: { nodes: Array<{ id: string }> } };

export type FirstOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstOrdersQuery = { customerJobs: { nodes: Array<{ id: string, givenBackAt: string | null }> } };

export type StillInterestedMutationVariables = Exact<{
  bidId: string;
}>;


export type StillInterestedMutation = { confirmBid: { status: BidStatus, unconfirmedSince: string | null } };

export type CancelJobWithReasonMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type CancelJobWithReasonMutation = { cancelJob: { id: string } };

export type ReleaseJobWithReasonMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type ReleaseJobWithReasonMutation = { releaseJob: { id: string } };

export type ReopenJobIdMutationVariables = Exact<{
  jobId: string;
  reason: string;
}>;


export type ReopenJobIdMutation = { reopenJob: { id: string } };

export type ReassignJobIdMutationVariables = Exact<{
  bidId: string;
  reason: string;
}>;


export type ReassignJobIdMutation = { reassignJob: { id: string } };

export type AcceptBidIdMutationVariables = Exact<{
  bidId: string;
}>;


export type AcceptBidIdMutation = { acceptBid: { id: string } };

export type ReopenJobMutationVariables = Exact<{
  jobId: string;
  reason: string;
  vendorId?: string | null | undefined;
}>;


export type ReopenJobMutation = { reopenJob: { id: string, status: JobStatus, vendorId: string | null, finalPrice: string | null, viewerCanReopen: boolean } };

export type ReassignJobMutationVariables = Exact<{
  bidId: string;
  reason: string;
  vendorId?: string | null | undefined;
}>;


export type ReassignJobMutation = { reassignJob: { id: string, status: JobStatus, vendorId: string | null, finalPrice: string | null } };

export type JobReopeningQueryVariables = Exact<{
  id: string;
}>;


export type JobReopeningQuery = { job: { viewerCanReopen: boolean, history: Array<{ fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null }>, bids: { nodes: Array<{ id: string, status: BidStatus, viewerCanAssign: boolean }> } } };

export type DeclineBidIdMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineBidIdMutation = { declineBid: { id: string } };

export type DeclineToAssignMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineToAssignMutation = { declineBid: { id: string } };

export type VendorChangedQueryVariables = Exact<{
  id: string;
}>;


export type VendorChangedQuery = { job: { vendorChange: { fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, actor: { userType: UserType } | null } | null }, customerJobs: { nodes: Array<{ id: string, vendorChange: { reason: string | null } | null }> } };

export type VendorChangedToVendorQueryVariables = Exact<{
  id: string;
}>;


export type VendorChangedToVendorQuery = { job: { vendorChange: { reason: string | null } | null } };

export type VendorChangedNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorChangedNoticesQuery = { notices: { nodes: Array<{ text: string }> } };

export type OfferedBidsQueryVariables = Exact<{
  id: string;
}>;


export type OfferedBidsQuery = { job: { status: JobStatus, vendorId: string | null, finalPrice: string | null, givenBackAt: string | null, bids: { nodes: Array<{ id: string, status: BidStatus, offeredAt: string | null, unconfirmedSince: string | null, needsCustomerConsent: boolean, viewerCanDecide: boolean }> } } };

export type DeclineToOfferMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineToOfferMutation = { declineBid: { id: string } };

export type SubmitToOfferMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitToOfferMutation = { submitBid: { id: string } };

export type SetItemOfLeeMutationVariables = Exact<{ [key: string]: never; }>;


export type SetItemOfLeeMutation = { setVendorItem: Array<{ kind: ItemKind }> };

export type CancellationFeeQueryVariables = Exact<{
  id: string;
}>;


export type CancellationFeeQuery = { job: { cancellationFee: string | null } };

export type CancelWithFeeMutationVariables = Exact<{
  jobId: string;
  fee?: string | null | undefined;
}>;


export type CancelWithFeeMutation = { cancelJob: { status: JobStatus, finalPrice: string | null, amountDue: string | null } };

export type SetCancellationMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type SetCancellationMutation = { updateSettings: { cancellationPercent: number, cancellationCap: string } };

export type ReassignForFeeMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignForFeeMutation = { reassignJob: { id: string } };

export type LeavingShownQueryVariables = Exact<{
  id: string;
}>;


export type LeavingShownQuery = { job: { status: JobStatus, viewerCanCancel: boolean, viewerCanFindAnother: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, freeToCancelUntil: string | null, history: Array<{ toStatus: JobStatus, vendorDidNotCome: boolean }> } };

export type LeaveByCancellingMutationVariables = Exact<{
  jobId: string;
  fee?: string | null | undefined;
}>;


export type LeaveByCancellingMutation = { cancelJob: { status: JobStatus, finalPrice: string | null, history: Array<{ toStatus: JobStatus, vendorDidNotCome: boolean }> } };

export type LeaveForAnotherMutationVariables = Exact<{
  jobId: string;
  newDate: string;
  fee?: string | null | undefined;
}>;


export type LeaveForAnotherMutation = { findAnotherVendor: { status: JobStatus, pickupDateTime: string | null, finalPrice: string | null } };

export type OwedAfterLeavingQueryVariables = Exact<{
  id: string;
}>;


export type OwedAfterLeavingQuery = { job: { status: JobStatus, finalPrice: string | null, amountDue: string | null, viewerCanMarkPaid: boolean, balances: Array<{ amount: string, vendor: { id: string } | null }>, charges: Array<{ kind: ChargeKind, amount: string, status: ChargeStatus, vendor: { id: string } | null }> } };

export type ToSettleAfterLeavingQueryVariables = Exact<{ [key: string]: never; }>;


export type ToSettleAfterLeavingQuery = { vendorAgenda: { jobsToSettle: Array<{ id: string }> } | null };

export type GiveBackWithReasonMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type GiveBackWithReasonMutation = { releaseJob: { id: string } };

export type BidsToAcceptQueryVariables = Exact<{
  jobId: string;
}>;


export type BidsToAcceptQuery = { job: { bids: { nodes: Array<{ id: string, price: string }> } } };

export type CancelLateMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelLateMutation = { cancelJob: { id: string } };

export type DemoCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoCustomerQuery = { me: { unreadMessages: number, unreadNotices: number } | null, supportTickets: { nodes: Array<{ status: TicketStatus }> }, customerJobs: { nodes: Array<{ status: JobStatus, images: Array<string>, bids: { nodes: Array<{ status: BidStatus }> } }> } };

export type DemoVendorQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoVendorQuery = { availableJobs: { nodes: Array<{ myBid: { price: string } | null }> }, vendorStats: { completedJobs: number, activeJobs: number } | null, me: { rating: number, ratingCount: number } | null };

export type DemoGuidanceQueryVariables = Exact<{
  type: ServiceType;
  dumpsterSize?: RentalSize | null | undefined;
}>;


export type DemoGuidanceQuery = { priceGuidance: { zip3: string, low: string, high: string } | null };

export type DemoPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoPaymentsQuery = { vendorJobs: { nodes: Array<{ status: JobStatus, amountDue: string | null, payments: Array<{ status: PaymentStatus }> }> } };

export type DemoNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoNoticesQuery = { notices: { nodes: Array<{ kind: NoticeKind, text: string }> } };

export type DemoProfileQueryVariables = Exact<{
  id: string;
}>;


export type DemoProfileQuery = { vendorProfile: { name: string, logo: string | null, since: number | null } | null };

export type DemoApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoApplicationsQuery = { vendorApplications: { nodes: Array<{ businessName: string }> } };

export type DemoAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoAreasQuery = { serviceAreas: Array<{ city: string | null }> };

export type DemoVisitsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoVisitsQuery = { jobs: { nodes: Array<{ status: JobStatus, visits: Array<{ kind: VisitKind, status: VisitStatus, tons: string | null, photos: Array<{ kind: VisitPhotoKind, path: string }> }> }> } };

export type DemoOverdueQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoOverdueQuery = { worklist: { overdueJobCount: number } };

export type DemoInstantBidQueryVariables = Exact<{
  id: string;
}>;


export type DemoInstantBidQuery = { job: { bids: { nodes: Array<{ price: string, isInstant: boolean, vendor: { lastName: string } }> } } };

export type DemoHaulQueryVariables = Exact<{
  id: string;
}>;


export type DemoHaulQuery = { job: { bids: { nodes: Array<{ price: string, isInstant: boolean, items: Array<{ kind: ItemKind, takes: ItemTakes }>, parts: Array<{ label: string, amount: string }>, vendor: { lastName: string } }> } } };

export type DemoChangesQueryVariables = Exact<{
  id: string;
}>;


export type DemoChangesQuery = { job: { finalPrice: string | null, changeOrders: Array<{ kind: ChangeOrderKind, status: ChangeOrderStatus, photos: Array<{ kind: VisitPhotoKind, path: string }>, charge: { amount: string, status: ChargeStatus, contestReason: string | null } | null }> } };

export type DemoPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoPeopleQuery = { people: Array<{ id: string, email: string, role: PersonRole }> };

export type DemoDriverQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoDriverQuery = { me: { role: PersonRole | null, unreadNotices: number, business: { name: string } | null } | null, vendorVisits: Array<{ kind: VisitKind, windowStart: string }> };

export type DemoStockQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type DemoStockQuery = { units: Array<{ label: string, outSince: string | null, note: string | null, endangers: Array<{ id: string }>, stay: { isThere: boolean } | null }>, stock: Array<{ size: RentalSize, days: Array<{ total: number, taken: number }>, short: Array<{ id: string }> }>, daysOff: Array<{ note: string | null }> };

export type SendMessageIdMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageIdMutation = { sendMessage: { id: string } };

export type ReassignForExportMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignForExportMutation = { reassignJob: { id: string } };

export type ReactivateUserMutationVariables = Exact<{
  userId: string;
}>;


export type ReactivateUserMutation = { setUserActive: { id: string } };

export type PriceGuidanceQueryVariables = Exact<{
  type: ServiceType;
  dumpsterSize?: RentalSize | null | undefined;
  zipCode: string;
  loadEighths?: number | null | undefined;
}>;


export type PriceGuidanceQuery = { priceGuidance: { zip3: string, loadQuarters: number | null, low: string, high: string } | null };

export type LoadsNearbyQueryVariables = Exact<{
  zipCode: string;
}>;


export type LoadsNearbyQuery = { nearby: { prices: Array<{ low: string }>, loads: Array<{ loadQuarters: number | null, state: string | null, low: string }> } };

export type GiveJobBackMutationVariables = Exact<{
  jobId: string;
}>;


export type GiveJobBackMutation = { releaseJob: { id: string } };

export type GuidanceOfJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidanceOfJobsQuery = { availableJobs: { nodes: Array<{ id: string, dumpsterSize: RentalSize | null, priceGuidance: { zip3: string, low: string, high: string } | null }> } };

export type GuidanceOfJobQueryVariables = Exact<{
  id: string;
}>;


export type GuidanceOfJobQuery = { job: { priceGuidance: { low: string, high: string } | null } };

export type NearbyQueryVariables = Exact<{
  type: ServiceType;
  zipCode: string;
}>;


export type NearbyQuery = { nearby: { isKnown: boolean, isServed: boolean, prices: Array<{ dumpsterSize: RentalSize | null, zip3: string, state: string | null, low: string, high: string, firstBidHours: number | null }> } };

export type SortedJobsQueryVariables = Exact<{
  sort?: JobSort | null | undefined;
  vendorId?: string | null | undefined;
}>;


export type SortedJobsQuery = { availableJobs: { totalCount: number, nodes: Array<{ id: string }> } };

export type BiddingPermissionsQueryVariables = Exact<{
  id: string;
}>;


export type BiddingPermissionsQuery = { job: { whyNotBid: ConflictReason | null, viewerCanAccept: boolean, myBid: { id: string } | null, bids: { nodes: Array<{ viewerCanDecide: boolean, viewerCanChange: boolean, viewerCanWithdraw: boolean }> } } };

export type ChangeBidPriceMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidPriceMutation = { changeBid: { price: string } };

export type WithdrawBidStatusMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawBidStatusMutation = { withdrawBid: { status: BidStatus } };

export type DeclineBidStatusMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineBidStatusMutation = { declineBid: { status: BidStatus } };

export type SoonestJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SoonestJobsQuery = { availableJobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobsOnDayQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type JobsOnDayQuery = { availableJobs: { nodes: Array<{ id: string, timeZone: string | null }> } };

export type JobAsSeenQueryVariables = Exact<{
  id: string;
}>;


export type JobAsSeenQuery = { job: { id: string, type: ServiceType, zipCode: string, title: string, address: string, images: Array<string>, description: string | null, customerBudget: string | null, estimatedPrice: string | null, hasHazardousItems: boolean, pickupDateTime: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, dropoffTimePreference: TimePreference | null, pickupDate: string | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, customerId: string | null, timeZone: string | null, givenBackAt: string | null, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, myBid: { price: string, job: { address: string } } | null } };

export type PlacesQueryVariables = Exact<{
  id: string;
}>;


export type PlacesQuery = { job: { id: string, createdAt: string, listedAt: string | null, scheduledDate: string, dueAt: string | null, completedDate: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }> } };

export type CancelJobAndBidsMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type CancelJobAndBidsMutation = { cancelJob: { id: string, status: JobStatus, finalPrice: string | null, vendorId: string | null, bids: { nodes: Array<{ status: BidStatus }> } } };

export type ReleaseJobAndBidMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type ReleaseJobAndBidMutation = { releaseJob: { id: string, status: JobStatus, finalPrice: string | null, vendorId: string | null, myBid: { status: BidStatus } | null } };

export type JobHistoryQueryVariables = Exact<{
  id: string;
}>;


export type JobHistoryQuery = { job: { history: Array<{ fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, actor: { id: string } | null }> } };

export type OwnCompletedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompletedJobsQuery = { me: { completedJobs: number } | null };

export type VendorStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorStatsQuery = { vendorStats: { activeJobs: number, completedJobs: number, monthlyEarnings: string, weeklyEarnings: string, rating: number } | null };

export type JobPermissionsQueryVariables = Exact<{
  id: string;
}>;


export type JobPermissionsQuery = { job: { viewerCanAccept: boolean, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanCancel: boolean, viewerCanRate: boolean } };

export type HoldsOfJobQueryVariables = Exact<{
  id: string;
}>;


export type HoldsOfJobQuery = { job: { loadEighths: number | null, access: Access | null, version: number | null, items: Array<{ kind: ItemKind, count: number }>, myBid: { unconfirmedSince: string | null } | null } };

export type EditHoldsMutationVariables = Exact<{
  input: EditJunkPickupInput;
}>;


export type EditHoldsMutation = { editJunkPickup: { id: string } };

export type NearestJobsQueryVariables = Exact<{
  sort: JobSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
  vendorId?: string | null | undefined;
}>;


export type NearestJobsQuery = { availableJobs: { nodes: Array<{ id: string, zipCode: string }>, pageInfo: { endCursor: string | null } } };

export type JobsWithMilesQueryVariables = Exact<{
  sort: JobSort;
}>;


export type JobsWithMilesQuery = { availableJobs: { nodes: Array<{ zipCode: string, milesAway: number | null }> } };

export type MilesAwayQueryVariables = Exact<{
  id: string;
}>;


export type MilesAwayQuery = { job: { milesAway: number | null } };

export type WholeJobQueryVariables = Exact<{
  id: string;
}>;


export type WholeJobQuery = { job: { id: string, orderNumber: string, customerId: string | null, vendorId: string | null, type: ServiceType, status: JobStatus, title: string, description: string | null, address: string, zipCode: string, firstName: string | null, lastName: string | null, phone: string | null, images: Array<string>, estimatedPrice: string | null, finalPrice: string | null, scheduledDate: string, completedDate: string | null, createdAt: string, pickupDateTime: string | null, hasHazardousItems: boolean, customerBudget: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, dropoffTimePreference: TimePreference | null, pickupDate: string | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null } };

export type JobCustomerQueryVariables = Exact<{
  id: string;
}>;


export type JobCustomerQuery = { job: { id: string, title: string, firstName: string | null, lastName: string | null, phone: string | null, address: string, customer: { id: string } | null, history: Array<{ toStatus: JobStatus }> } };

export type JobsOfCustomerQueryVariables = Exact<{
  customerId?: string | null | undefined;
}>;


export type JobsOfCustomerQuery = { customerJobs: { totalCount: number, nodes: Array<{ id: string }> } };

export type FilteredCustomerJobsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  type?: ServiceType | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FilteredCustomerJobsQuery = { customerJobs: { totalCount: number, nodes: Array<{ id: string }> } };

export type SavedAddressesOfQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAddressesOfQuery = { savedAddresses: Array<{ jobId: string, address: string, zipCode: string }> };

export type HideAddressOfMutationVariables = Exact<{
  jobId: string;
}>;


export type HideAddressOfMutation = { hideAddress: Array<{ address: string }> };

export type RequestAgainOfMutationVariables = Exact<{
  input: JunkPickupInput;
  askVendorId?: string | null | undefined;
}>;


export type RequestAgainOfMutation = { requestJunkPickup: { id: string } };

export type ReopenWalkedMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenWalkedMutation = { reopenJob: { id: string } };

export type ReassignWalkedMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignWalkedMutation = { reassignJob: { id: string } };

export type CancelWalkedNoShowMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelWalkedNoShowMutation = { cancelJob: { id: string } };

export type FindAnotherWalkedMutationVariables = Exact<{
  jobId: string;
  newDate: string;
}>;


export type FindAnotherWalkedMutation = { findAnotherVendor: { id: string } };

export type RequestAgainMutationVariables = Exact<{
  input: JunkPickupInput;
  askVendorId?: string | null | undefined;
}>;


export type RequestAgainMutation = { requestJunkPickup: { id: string } };

export type UpdateSettingsDocumentsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsDocumentsMutation = { updateSettings: { documentsRequired: boolean } };

export type UnfinishedJobsQueryVariables = Exact<{
  unfinished?: boolean | null | undefined;
  type?: ServiceType | null | undefined;
}>;


export type UnfinishedJobsQuery = { customerJobs: { totalCount: number, nodes: Array<{ id: string, status: JobStatus, viewerCanRate: boolean }> } };

export type CancelUnfinishedMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelUnfinishedMutation = { cancelJob: { id: string } };

export type HomeStatementQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStatementQuery = { customerJobs: { nodes: Array<{ id: string, openBidCount: number, lowestBidPrice: string | null, unreadMessages: number, viewerCanRate: boolean, vendor: { firstName: string } | null }> } };

export type VendorJobsQueryVariables = Exact<{
  sort?: VendorJobSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  vendorId?: string | null | undefined;
}>;


export type VendorJobsQuery = { vendorJobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DueJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type DueJobsQuery = { vendorJobs: { nodes: Array<{ id: string }> } };

export type CollectedOnJobQueryVariables = Exact<{
  id: string;
}>;


export type CollectedOnJobQuery = { job: { serviceFee: string | null, ledger: Array<{ kind: LedgerTransferKind, amount: string, charge: { id: string } | null }>, earned: { fee: string, net: string } | null, charges: Array<{ id: string, fee: string | null }> } };

export type EarnedByJobQueryVariables = Exact<{
  id: string;
}>;


export type EarnedByJobQuery = { job: { finalPrice: string | null, serviceFee: string | null, earned: { base: string, added: string, contested: string, fee: string, net: string } | null, charges: Array<{ id: string, kind: ChargeKind }> } };

export type WaiveFeeOfMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type WaiveFeeOfMutation = { waiveFee: { id: string } };

export type EarnedSpansQueryVariables = Exact<{ [key: string]: never; }>;


export type EarnedSpansQuery = { vendorEarnings: Array<{ startsOn: string, earned: string, net: string, jobs: number }>, vendorEarnedMonths: Array<{ startsOn: string, earned: string, net: string, jobs: number }>, vendorStats: { monthlyEarnings: string, monthlyNetEarnings: string, weeklyEarnings: string, weeklyNetEarnings: string } | null };

export type LedgerOfJobQueryVariables = Exact<{
  id: string;
}>;


export type LedgerOfJobQuery = { job: { id: string, serviceFee: string | null, charges: Array<{ id: string, kind: ChargeKind, fee: string | null, viewerCanWaiveFee: boolean }>, ledger: Array<{ id: string, kind: LedgerTransferKind, amount: string, reason: string | null, reverses: string | null, charge: { kind: ChargeKind } | null }> } };

export type WaiveFeeMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type WaiveFeeMutation = { waiveFee: { id: string, fee: string | null, viewerCanWaiveFee: boolean } };

export type AnswerForFactsMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerForFactsMutation = { answerSupportTicket: { id: string } };

export type SendToForgetMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendToForgetMutation = { sendMessage: { id: string } };

export type ForgottenThreadQueryVariables = Exact<{
  jobId: string;
}>;


export type ForgottenThreadQuery = { messages: { totalCount: number, nodes: Array<{ content: string }> } };

export type AnswerDisputeMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerDisputeMutation = { answerSupportTicket: { id: string, status: TicketStatus } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { id: string, content: string, createdAt: string, receiverId: string, readAt: string | null, sender: { id: string } } };

export type MessagesQueryVariables = Exact<{
  jobId: string;
}>;


export type MessagesQuery = { messages: { totalCount: number, nodes: Array<{ content: string, sender: { firstName: string } }> } };

export type JobMessagesQueryVariables = Exact<{
  id: string;
}>;


export type JobMessagesQuery = { job: { unreadMessages: number, viewerCanMessage: boolean, messages: { totalCount: number, nodes: Array<{ content: string }> } } };

export type MarkMessagesReadMutationVariables = Exact<{
  jobId: string;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { id: string, unreadMessages: number } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { me: { unreadMessages: number } | null };

export type ReleaseJobMutationVariables = Exact<{
  jobId: string;
}>;


export type ReleaseJobMutation = { releaseJob: { id: string } };

export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticePreferencesQuery = { noticePreferences: { id: string, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null } } };

export type SetNoticeFrequencyMutationVariables = Exact<{
  input: NoticeFrequencyInput;
}>;


export type SetNoticeFrequencyMutation = { setNoticeFrequency: { groups: Array<{ group: NoticeGroup, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }> } };

export type SetQuietHoursMutationVariables = Exact<{
  input: QuietHoursInput;
}>;


export type SetQuietHoursMutation = { setQuietHours: { quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null } } };

export type NoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { totalCount: number, nodes: Array<{ id: string, kind: NoticeKind, group: NoticeGroup, text: string, path: string, jobId: string | null, createdAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { me: { unreadNotices: number } | null };

export type MarkNoticesReadMutationVariables = Exact<{
  input: MarkNoticesReadInput;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { id: string, unreadNotices: number } };

export type MarkMessagesReadIdMutationVariables = Exact<{
  jobId: string;
}>;


export type MarkMessagesReadIdMutation = { markMessagesRead: { id: string } };

export type ReleaseNamedMutationVariables = Exact<{
  jobId: string;
}>;


export type ReleaseNamedMutation = { releaseJob: { id: string } };

export type ReleaseAgainMutationVariables = Exact<{
  jobId: string;
}>;


export type ReleaseAgainMutation = { releaseJob: { id: string } };

export type WriteToBusinessMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type WriteToBusinessMutation = { sendMessage: { id: string, person: { firstName: string } | null } };

export type PushDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushDevicesQuery = { noticePreferences: { pushKey: string | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { pushDevices: Array<{ id: string }> } };

export type RequestTextCodeMutationVariables = Exact<{
  input: TextCodeRequestInput;
}>;


export type RequestTextCodeMutation = { requestTextCode: { id: string } };

export type AskTextCodeMutationVariables = Exact<{
  input: TextCodeRequestInput;
}>;


export type AskTextCodeMutation = { requestTextCode: { textConsent: string, textNumber: { phone: string, isConfirmed: boolean } | null } };

export type ConfirmTextCodeMutationVariables = Exact<{
  input: TextCodeInput;
}>;


export type ConfirmTextCodeMutation = { confirmTextCode: { textNumber: { phone: string, isConfirmed: boolean } | null } };

export type TextNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type TextNumberQuery = { noticePreferences: { textNumber: { phone: string, isConfirmed: boolean } | null } };

export type SaveHaulRuleMutationVariables = Exact<{
  input: SaveHaulRuleInput;
}>;


export type SaveHaulRuleMutation = { saveHaulRule: { id: string, zipCodes: Array<string>, minimum: string, eighthPrices: Array<string>, stairsPrice: string | null, extraEighthPrice: string | null, noticeHours: number, weekdays: Array<number>, mostPerDay: number | null, standsDays: number, isActive: boolean, offUntil: string | null, pausedAt: string | null, pauseReason: string | null, version: number, bidCount: number, winCount: number, whyNotBid: ConflictReason | null } };

export type HaulRulesQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type HaulRulesQuery = { haulRules: Array<{ id: string, minimum: string, eighthPrices: Array<string>, offUntil: string | null, pauseReason: string | null, whyNotBid: ConflictReason | null }> };

export type DeleteHaulRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteHaulRuleMutation = { deleteHaulRule: string };

export type ResumeHaulRuleMutationVariables = Exact<{
  id: string;
}>;


export type ResumeHaulRuleMutation = { resumeHaulRule: { id: string, pausedAt: string | null, pauseReason: string | null } };

export type TurnHaulsOffTodayMutationVariables = Exact<{
  isOff: boolean;
}>;


export type TurnHaulsOffTodayMutation = { turnOffersOffToday: Array<{ id: string }> };

export type PreviewHaulRuleQueryVariables = Exact<{
  input: SaveHaulRuleInput;
}>;


export type PreviewHaulRuleQuery = { previewHaulRule: { requests: Array<{ zipCode: string, createdAt: string, pickupDay: string, loadEighths: number, price: string, parts: Array<{ label: string, amount: string }> }> } };

export type BellOfHaulsQueryVariables = Exact<{ [key: string]: never; }>;


export type BellOfHaulsQuery = { notices: { nodes: Array<{ text: string }> } };

export type InstantHaulsQueryVariables = Exact<{
  id: string;
}>;


export type InstantHaulsQuery = { job: { bids: { nodes: Array<{ id: string, vendorId: string, price: string, status: BidStatus, isInstant: boolean, expiresAt: string, unconfirmedSince: string | null, includedEighths: number | null, extraEighthPrice: string | null, tripFee: string | null, items: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }>, parts: Array<{ label: string, amount: string }> }> } } };

export type CountsOfHaulsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsOfHaulsQuery = { haulRules: Array<{ bidCount: number, winCount: number }> };

export type BellOfHaulRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type BellOfHaulRulesQuery = { notices: { nodes: Array<{ text: string }> } };

export type HaulsOffTodayMutationVariables = Exact<{
  isOff: boolean;
}>;


export type HaulsOffTodayMutation = { turnOffersOffToday: Array<{ id: string }> };

export type ChangeInstantHaulMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeInstantHaulMutation = { changeBid: { isInstant: boolean, includedEighths: number | null, parts: Array<{ label: string }> } };

export type InstantBidsQueryVariables = Exact<{
  id: string;
}>;


export type InstantBidsQuery = { job: { bids: { totalCount: number, nodes: Array<{ id: string, vendorId: string, price: string, message: string | null, status: BidStatus, isInstant: boolean, createdAt: string, expiresAt: string, unconfirmedSince: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null }> } } };

export type EditOfferedRentalMutationVariables = Exact<{
  input: EditDumpsterRentalInput;
}>;


export type EditOfferedRentalMutation = { editDumpsterRental: { id: string } };

export type ChangeInstantBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeInstantBidMutation = { changeBid: { id: string, isInstant: boolean } };

export type DeclineInstantBidMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineInstantBidMutation = { declineBid: { id: string } };

export type CountsOfRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsOfRulesQuery = { offerRules: Array<{ bidCount: number, winCount: number }> };

export type BellOfRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type BellOfRulesQuery = { notices: { nodes: Array<{ text: string }> } };

export type RemoveRuleMutationVariables = Exact<{
  id: string;
}>;


export type RemoveRuleMutation = { deleteOfferRule: string };

export type RulesOffTodayMutationVariables = Exact<{
  isOff: boolean;
}>;


export type RulesOffTodayMutation = { turnOffersOffToday: Array<{ id: string }> };

export type RemoveRulesAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type RemoveRulesAreaMutation = { removeServiceArea: { id: string } };

export type NoRentalsMutationVariables = Exact<{ [key: string]: never; }>;


export type NoRentalsMutation = { removeVendorService: { id: string } };

export type SaveOfferRuleMutationVariables = Exact<{
  input: SaveOfferRuleInput;
}>;


export type SaveOfferRuleMutation = { saveOfferRule: { id: string, size: RentalSize, zipCodes: Array<string>, debris: Array<Debris>, price: string, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, noticeHours: number, weekdays: Array<number>, mostPerDay: number | null, standsDays: number, isActive: boolean, offUntil: string | null, pausedAt: string | null, pauseReason: string | null, version: number, bidCount: number, winCount: number, whyNotBid: ConflictReason | null } };

export type OfferRulesQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type OfferRulesQuery = { offerRules: Array<{ id: string, price: string, isActive: boolean, offUntil: string | null, pausedAt: string | null, pauseReason: string | null, bidCount: number, winCount: number, whyNotBid: ConflictReason | null }> };

export type DeleteOfferRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferRuleMutation = { deleteOfferRule: string };

export type ResumeOfferRuleMutationVariables = Exact<{
  id: string;
}>;


export type ResumeOfferRuleMutation = { resumeOfferRule: { id: string, pausedAt: string | null, pauseReason: string | null } };

export type TurnOffersOffTodayMutationVariables = Exact<{
  isOff: boolean;
}>;


export type TurnOffersOffTodayMutation = { turnOffersOffToday: Array<{ id: string, offUntil: string | null }> };

export type PreviewOfferRuleQueryVariables = Exact<{
  input: SaveOfferRuleInput;
}>;


export type PreviewOfferRuleQuery = { previewOfferRule: { price: string, terms: string | null, requests: Array<{ zipCode: string, createdAt: string, dropoffDate: string, pickupDate: string, debris: Debris | null, estimatedTotal: string }> } };

export type BellOfOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type BellOfOffersQuery = { notices: { nodes: Array<{ text: string }> } };

export type AddSizeWithRatesMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddSizeWithRatesMutation = { addDumpsterSize: { id: string } };

export type MyRateOfJobQueryVariables = Exact<{
  id: string;
}>;


export type MyRateOfJobQuery = { job: { myRate: { price: string, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, standsDays: number } | null } };

export type MyRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRatesQuery = { availableJobs: { nodes: Array<{ id: string, myRate: { price: string, standsDays: number } | null }> } };

export type AcceptOtherMutationVariables = Exact<{
  bidId: string;
}>;


export type AcceptOtherMutation = { acceptBid: { id: string } };

export type CardNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardNoticesQuery = { notices: { nodes: Array<{ kind: NoticeKind, jobId: string | null }> } };

export type CardJobsToLookAtQueryVariables = Exact<{ [key: string]: never; }>;


export type CardJobsToLookAtQuery = { worklist: { cardJobCount: number, cardJobs: Array<{ id: string }> } };

export type DisconnectWhilePayingMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectWhilePayingMutation = { disconnectPayments: boolean };

export type CardsToLookAtQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsToLookAtQuery = { worklist: { cardJobCount: number, cardJobs: Array<{ id: string }> } };

export type NameWaysMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type NameWaysMutation = { saveBusiness: { vendorId: string } };

export type WaysToPayQueryVariables = Exact<{
  id: string;
}>;


export type WaysToPayQuery = { job: { waysToPay: Array<PaymentMethod>, paymentHandles: Array<{ method: PaymentMethod, handle: string }> } };

export type WaysOfAnotherQueryVariables = Exact<{
  id: string;
}>;


export type WaysOfAnotherQuery = { job: { paymentHandles: Array<{ handle: string }> } };

export type SendWhileDueMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendWhileDueMutation = { sendMessage: { receiverId: string } };

export type CancelWithFeeDueMutationVariables = Exact<{
  jobId: string;
  fee?: string | null | undefined;
}>;


export type CancelWithFeeDueMutation = { cancelJob: { id: string } };

export type MayMessageQueryVariables = Exact<{
  id: string;
}>;


export type MayMessageQuery = { job: { viewerCanMessage: boolean, vendor: { businessPhone: string | null } | null } };

export type MoneyToSettleQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyToSettleQuery = { customerJobs: { nodes: Array<{ id: string }> } };

export type MoneyAgendaQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyAgendaQuery = { vendorAgenda: { jobsToSettle: Array<{ id: string, amountDue: string | null, amountToPayBack: string | null }> } | null };

export type MoneyNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyNeedsQuery = { worklist: { unsettledJobCount: number, unsettledJobs: Array<{ id: string }> } };

export type UnsettledSinceQueryVariables = Exact<{
  id: string;
}>;


export type UnsettledSinceQuery = { job: { unsettledSince: string | null } };

export type NameClosingBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type NameClosingBusinessMutation = { saveBusiness: { name: string } };

export type ProfileOfClosedQueryVariables = Exact<{
  id: string;
}>;


export type ProfileOfClosedQuery = { vendorProfile: { id: string, name: string } | null };

export type NameBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type NameBusinessMutation = { saveBusiness: { name: string } };

export type ReadInvitationQueryVariables = Exact<{
  token: string;
}>;


export type ReadInvitationQuery = { invitation: { business: string | null, role: PersonRole | null } | null };

export type NoticesOfPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesOfPersonQuery = { notices: { nodes: Array<{ text: string }> } };

export type MakeRoleTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type MakeRoleTokenMutation = { createApiToken: { token: string, apiToken: { role: PersonRole | null } } };

export type MakeFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeFeedMutation = { createCalendarFeed: { url: string } };

export type QuestionsOfJobQueryVariables = Exact<{
  jobId: string;
}>;


export type QuestionsOfJobQuery = { questions: { totalCount: number, nodes: Array<{ question: string, answer: string | null, answeredAt: string | null, viewerAsked: boolean, viewerCanAnswer: boolean }> } };

export type ViewerCanAskQueryVariables = Exact<{
  id: string;
}>;


export type ViewerCanAskQuery = { job: { viewerCanAsk: boolean, whyNotBid: ConflictReason | null } };

export type AvailableCanAskQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableCanAskQuery = { availableJobs: { nodes: Array<{ id: string, viewerCanAsk: boolean }> } };

export type ProfileWithCommentsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ProfileWithCommentsQuery = { vendorProfile: { rating: number, ratingCount: number, reliability: { accepted: number, completed: number, givenBackLate: number } | null, comments: { totalCount: number, nodes: Array<{ rating: number, comment: string, reply: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type OwnAverageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAverageQuery = { me: { rating: number, ratingCount: number } | null };

export type RatingFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type RatingFiguresQuery = { me: { rating: number, ratingCount: number } | null, vendorStats: { rating: number, ratingCount: number } | null };

export type OwnReliabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReliabilityQuery = { me: { reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null, vendorStats: { reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null };

export type RecordFragment = { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number };

export type ReliabilityOfCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReliabilityOfCustomerQuery = { me: { reliability: { accepted: number } | null } | null };

export type ReopenMissedMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenMissedMutation = { reopenJob: { id: string } };

export type ReassignMissedMutationVariables = Exact<{
  bidId: string;
}>;


export type ReassignMissedMutation = { reassignJob: { id: string } };

export type CancelMissedMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelMissedMutation = { cancelJob: { status: JobStatus, history: Array<{ toStatus: JobStatus, vendorDidNotCome: boolean }> } };

export type RatingsWithRepliesQueryVariables = Exact<{
  id: string;
}>;


export type RatingsWithRepliesQuery = { job: { viewerCanRate: boolean, ratings: Array<{ id: string, raterId: string, rating: number, comment: string | null, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }> } };

export type ComparedRepliesQueryVariables = Exact<{
  id: string;
}>;


export type ComparedRepliesQuery = { job: { bids: { nodes: Array<{ vendor: { latestComments: Array<{ id: string, comment: string, reply: string | null }> } }> } } };

export type OwnRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRepliesQuery = { me: { latestComments: Array<{ comment: string, reply: string | null, repliedAt: string | null }> } | null };

export type SealedRatingsQueryVariables = Exact<{
  id: string;
}>;


export type SealedRatingsQuery = { job: { ratingsSealedUntil: string | null, viewerIsRated: boolean, viewerCanRate: boolean, ratings: Array<{ raterId: string, rating: number, comment: string | null, isSealed: boolean, revealsAt: string }> } };

export type SealedComparedQueryVariables = Exact<{
  id: string;
}>;


export type SealedComparedQuery = { job: { bids: { nodes: Array<{ vendor: { rating: number, ratingCount: number, latestComments: Array<{ comment: string }> } }> } } };

export type WaiveBilledFeeMutationVariables = Exact<{
  chargeId: string;
}>;


export type WaiveBilledFeeMutation = { waiveFee: { id: string } };

export type CloseOwingAccountMutationVariables = Exact<{
  input: CloseAccountInput;
}>;


export type CloseOwingAccountMutation = { closeAccount: boolean };

export type FeeTotalsQueryVariables = Exact<{
  months?: number | null | undefined;
}>;


export type FeeTotalsQuery = { feeTotals: { owed: string, unbilled: string, overdue: string, months: Array<{ month: string, earned: string, waived: string, paid: string, collected: string }> } };

export type FeeStatementsQueryVariables = Exact<{
  status?: StatementStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type FeeStatementsQuery = { feeStatements: { nodes: Array<{ id: string, status: StatementStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OverdueStatementsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueStatementsQuery = { worklist: { overdueStatementCount: number, overdueStatements: Array<{ id: string }> } };

export type WhyNoBidQueryVariables = Exact<{
  id: string;
}>;


export type WhyNoBidQuery = { job: { whyNotBid: ConflictReason | null } };

export type PastDueQueryVariables = Exact<{ [key: string]: never; }>;


export type PastDueQuery = { statements: Array<{ daysPastDue: number, howToPay: string | null, status: StatementStatus }> };

export type SayHowMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type SayHowMutation = { updateSettings: { howToPayFees: string | null } };

export type HowForAllQueryVariables = Exact<{ [key: string]: never; }>;


export type HowForAllQuery = { settings: { howToPayFees: string | null } };

export type OverdueMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueMoneyQuery = { overdueMoney: { vendors: Array<{ fromDays: number, toDays: number | null, count: number, amount: string }>, customers: Array<{ fromDays: number, toDays: number | null, count: number, amount: string }> } };

export type BidsOfStockQueryVariables = Exact<{
  id: string;
}>;


export type BidsOfStockQuery = { job: { bids: { nodes: Array<{ id: string, vendorId: string, status: BidStatus, isInstant: boolean, outOfStockAt: string | null }> } } };

export type WhyNoStockQueryVariables = Exact<{
  id: string;
}>;


export type WhyNoStockQuery = { job: { id: string, whyNotBid: ConflictReason | null, freeUnits: { free: number, total: number } | null } };

export type BellOfStockQueryVariables = Exact<{ [key: string]: never; }>;


export type BellOfStockQuery = { notices: { nodes: Array<{ kind: NoticeKind, text: string, jobId: string | null }> } };

export type BoardUnitsQueryVariables = Exact<{
  day: string;
}>;


export type BoardUnitsQuery = { board: { units: Array<{ size: RentalSize, free: number, total: number }> } };

export type VisitsOfStockQueryVariables = Exact<{
  id: string;
}>;


export type VisitsOfStockQuery = { job: { visits: Array<{ id: string }> } };

export type UnitOfJobQueryVariables = Exact<{
  id: string;
}>;


export type UnitOfJobQuery = { job: { reservation: { unit: { label: string, note: string | null, endangers: Array<{ id: string }> } | null } | null } };

export type AssignOfStockMutationVariables = Exact<{
  visitId: string;
  personId?: string | null | undefined;
}>;


export type AssignOfStockMutation = { assignVisit: { id: string } };

export type StaysQueryVariables = Exact<{ [key: string]: never; }>;


export type StaysQuery = { units: Array<{ label: string, stay: { from: string, to: string, isThere: boolean, job: { id: string } | null } | null }> };

export type StayOfJobQueryVariables = Exact<{
  id: string;
}>;


export type StayOfJobQuery = { job: { id: string, reservation: { unit: { label: string, stay: { from: string } | null } | null } | null } };

export type OpenTicketDetailsMutationVariables = Exact<{
  input: SupportTicketInput;
}>;


export type OpenTicketDetailsMutation = { openSupportTicket: { id: string, status: TicketStatus, issue: string, adminResponse: string | null, orderNumber: string | null, job: { orderNumber: string, type: ServiceType } | null } };

export type AnswerTicketWithoutOrderMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerTicketWithoutOrderMutation = { answerSupportTicket: { id: string } };

export type TicketIssueQueryVariables = Exact<{
  id: string;
}>;


export type TicketIssueQuery = { supportTicket: { issue: string } };

export type SupportTicketsQueryVariables = Exact<{
  customerId?: string | null | undefined;
  status?: TicketStatus | null | undefined;
}>;


export type SupportTicketsQuery = { supportTickets: { totalCount: number, nodes: Array<{ issue: string, customer: { id: string } }> } };

export type AnswerWalkedTicketMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerWalkedTicketMutation = { answerSupportTicket: { id: string } };

export type CloseWalkedTicketMutationVariables = Exact<{
  id: string;
}>;


export type CloseWalkedTicketMutation = { closeSupportTicket: { id: string } };

export type ReopenWalkedTicketMutationVariables = Exact<{
  id: string;
}>;


export type ReopenWalkedTicketMutation = { reopenSupportTicket: { id: string } };

export type JobImagesQueryVariables = Exact<{
  id: string;
}>;


export type JobImagesQuery = { job: { images: Array<string> } };

export type UploadFileMutationVariables = Exact<{
  file: null;
}>;


export type UploadFileMutation = { uploadFile: { objectPath: string, uploadURL: string } };

export type AreasAroundQueryVariables = Exact<{
  zipCode: string;
  miles: number;
}>;


export type AreasAroundQuery = { areasAround: { zipCode: string, miles: number, zipCount: number, servedCount: number, cities: Array<{ city: string, state: string, zipCount: number }> } };

export type AddServiceAreasAroundMutationVariables = Exact<{
  zipCode: string;
  miles: number;
}>;


export type AddServiceAreasAroundMutation = { addServiceAreasAround: { addedCount: number, servedCount: number } };

export type AddPastedAreasMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type AddPastedAreasMutation = { addServiceAreas: { added: Array<{ zipCode: string }>, refused: Array<{ zipCode: string, message: string }> } };

export type RemoveServiceAreasMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type RemoveServiceAreasMutation = { removeServiceAreas: Array<{ id: string, zipCode: string }> };

export type NamedAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type NamedAreasQuery = { serviceAreas: Array<{ zipCode: string, city: string | null, state: string | null }> };

export type AvailableAroundQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableAroundQuery = { availableJobs: { nodes: Array<{ id: string }> } };

export type AreaCountQueryVariables = Exact<{
  id: string;
}>;


export type AreaCountQuery = { user: { areaCount: number } };

export type SavePaperMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SavePaperMutation = { saveVendorDocument: { id: string } };

export type ReviewPaperMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewPaperMutation = { reviewVendorDocument: { id: string, reviewStatus: ReviewStatus, expiresOn: string | null, timeZone: string | null, version: number } };

export type PapersQueryVariables = Exact<{ [key: string]: never; }>;


export type PapersQuery = { vendorDocuments: Array<{ id: string, documentType: DocumentType, reviewStatus: ReviewStatus, expiresOn: string | null, reviewReason: string | null }> };

export type SeenOfVendorQueryVariables = Exact<{
  id: string;
}>;


export type SeenOfVendorQuery = { job: { expiredDocuments: Array<DocumentType>, vendor: { documentsOnFile: Array<string> } | null, bids: { nodes: Array<{ vendor: { documentsOnFile: Array<string> } }> } } };

export type ChangeInTimeMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeInTimeMutation = { changeBid: { id: string } };

export type UncoveredSinceQueryVariables = Exact<{
  id: string;
}>;


export type UncoveredSinceQuery = { job: { uncoveredSince: string | null } };

export type VerifiedUntilQueryVariables = Exact<{
  vendor: string;
  job: string;
}>;


export type VerifiedUntilQuery = { vendorProfile: { verifiedDocuments: Array<DocumentType>, verifiedUntil: string | null } | null, job: { bids: { nodes: Array<{ vendor: { documentsOnFile: Array<string>, verifiedUntil: string | null } }> } } };

export type AddOwnSizeMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddOwnSizeMutation = { addDumpsterSize: { id: string } };

export type UpdateOwnSizeMutationVariables = Exact<{
  input: UpdateDumpsterSizeInput;
}>;


export type UpdateOwnSizeMutation = { updateDumpsterSize: { id: string } };

export type RemoveOwnSizeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveOwnSizeMutation = { removeDumpsterSize: { id: string } };

export type EditSizeMutationVariables = Exact<{
  input: EditDumpsterRentalInput;
}>;


export type EditSizeMutation = { editDumpsterRental: { id: string } };

export type RentalsForMeQueryVariables = Exact<{ [key: string]: never; }>;


export type RentalsForMeQuery = { availableJobs: { totalCount: number, nodes: Array<{ id: string, whyNotBid: ConflictReason | null }> } };

export type RentalForMeQueryVariables = Exact<{
  id: string;
}>;


export type RentalForMeQuery = { job: { whyNotBid: ConflictReason | null, viewerSeesDetails: boolean, address: string, description: string | null, myBid: { status: BidStatus, viewerCanChange: boolean } | null } };

export type ChangeOldBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeOldBidMutation = { changeBid: { price: string } };

export type ReviewWalkedMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewWalkedMutation = { reviewVendorDocument: { id: string } };

export type UndoWalkedReviewMutationVariables = Exact<{
  id: string;
}>;


export type UndoWalkedReviewMutation = { undoDocumentReview: { id: string } };

export type AddDumpsterSizeIdMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddDumpsterSizeIdMutation = { addDumpsterSize: { id: string } };

export type SetSecretItemMutationVariables = Exact<{
  price: string;
}>;


export type SetSecretItemMutation = { setVendorItem: Array<{ kind: ItemKind }> };

export type ReviewVendorDocumentIdMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewVendorDocumentIdMutation = { reviewVendorDocument: { id: string } };

export type SaveUndonePaperMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveUndonePaperMutation = { saveVendorDocument: { id: string } };

export type ReviewUndonePaperMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewUndonePaperMutation = { reviewVendorDocument: { reviewStatus: ReviewStatus } };

export type UndoReviewMutationVariables = Exact<{
  id: string;
}>;


export type UndoReviewMutation = { undoDocumentReview: { reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null } };

export type UndonePapersQueryVariables = Exact<{ [key: string]: never; }>;


export type UndonePapersQuery = { vendorDocuments: Array<{ id: string, reviewStatus: ReviewStatus }> };

export type ItemsOfVendorQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type ItemsOfVendorQuery = { vendorItems: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }> };

export type SetItemOfVendorMutationVariables = Exact<{
  kind: ItemKind;
  takes: ItemTakes;
  price?: string | null | undefined;
}>;


export type SetItemOfVendorMutation = { setVendorItem: Array<{ kind: ItemKind, takes: ItemTakes, price: string | null }> };

export type AddServiceAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type AddServiceAreaMutation = { addServiceArea: { id: string, zipCode: string, vendorId: string } };

export type AddServiceAreasMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type AddServiceAreasMutation = { addServiceAreas: { added: Array<{ zipCode: string }>, refused: Array<{ zipCode: string, message: string }> } };

export type RemoveServiceAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type RemoveServiceAreaMutation = { removeServiceArea: { id: string, zipCode: string } };

export type ServiceAreasQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type ServiceAreasQuery = { serviceAreas: Array<{ zipCode: string }> };

export type AvailableJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableJobsQuery = { availableJobs: { nodes: Array<{ id: string }> } };

export type VendorServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorServicesQuery = { vendorServices: Array<{ serviceType: ServiceType }> };

export type AddVendorServiceMutationVariables = Exact<{ [key: string]: never; }>;


export type AddVendorServiceMutation = { addVendorService: { id: string } };

export type AddDumpsterSizeMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddDumpsterSizeMutation = { addDumpsterSize: { id: string, size: string, description: string | null, pricePerDay: string | null, isActive: boolean } };

export type UpdateDumpsterSizeMutationVariables = Exact<{
  input: UpdateDumpsterSizeInput;
}>;


export type UpdateDumpsterSizeMutation = { updateDumpsterSize: { size: string, description: string | null, pricePerDay: string | null } };

export type RemoveDumpsterSizeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDumpsterSizeMutation = { removeDumpsterSize: { id: string } };

export type DumpsterSizesQueryVariables = Exact<{ [key: string]: never; }>;


export type DumpsterSizesQuery = { dumpsterSizes: Array<{ id: string, size: string, pricePerDay: string | null }> };

export type OwnRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRatesQuery = { dumpsterSizes: Array<{ pricePerDay: string | null, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null }> };

export type SaveDocumentDetailsMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveDocumentDetailsMutation = { saveVendorDocument: { id: string, documentType: DocumentType, fileName: string, filePath: string, reviewStatus: ReviewStatus, reviewReason: string | null } };

export type DocumentReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentReviewsQuery = { vendorDocuments: Array<{ reviewStatus: ReviewStatus, reviewReason: string | null }> };

export type JobDocumentsOnFileQueryVariables = Exact<{
  id: string;
}>;


export type JobDocumentsOnFileQuery = { job: { vendor: { documentsOnFile: Array<string> } | null, bids: { nodes: Array<{ vendor: { documentsOnFile: Array<string> } }> } } };

export type VendorDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorDocumentsQuery = { vendorDocuments: Array<{ id: string }> };

export type FilteredJobsQueryVariables = Exact<{
  type?: ServiceType | null | undefined;
  zipCode?: string | null | undefined;
  date?: string | null | undefined;
  sort?: JobSort | null | undefined;
  after?: string | null | undefined;
}>;


export type FilteredJobsQuery = { availableJobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningsQuery = { vendorEarnings: Array<{ startsOn: string, earned: string, net: string, jobs: number }>, earnedJobs: { totalCount: number, nodes: Array<{ id: string, finalPrice: string | null, serviceFee: string | null, completedDate: string | null }> }, vendorStats: { monthlyEarnings: string, weeklyEarnings: string, monthlyNetEarnings: string, weeklyNetEarnings: string, completedJobs: number } | null };

export type FeeOfQueryVariables = Exact<{
  id: string;
}>;


export type FeeOfQuery = { job: { finalPrice: string | null, serviceFee: string | null } };

export type DisputeShownQueryVariables = Exact<{
  id: string;
}>;


export type DisputeShownQuery = { job: { status: JobStatus, cancellationFee: string | null, viewerCanFindAnother: boolean, visits: Array<{ status: VisitStatus, onTheWayAt: string | null, viewerCanDispute: boolean, viewerCanDecideDispute: boolean, viewerCanUndoStart: boolean, disputeReason: string | null, disputeDecision: string | null, reportStands: boolean | null }>, history: Array<{ toStatus: JobStatus }> } };

export type ReopenSetOffMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenSetOffMutation = { reopenJob: { id: string } };

export type DisputesInNeedQueryVariables = Exact<{ [key: string]: never; }>;


export type DisputesInNeedQuery = { worklist: { disputedJobCount: number, disputedJobs: Array<{ id: string }> } };

export type JobOfDriverQueryVariables = Exact<{
  id: string;
}>;


export type JobOfDriverQuery = { job: { id: string, orderNumber: string, title: string, type: ServiceType, status: JobStatus, address: string, zipCode: string, firstName: string | null, lastName: string | null, phone: string | null, description: string | null, vendorId: string | null, estimatedPrice: string | null, customerBudget: string | null, finalPrice: string | null, serviceFee: string | null, amountDue: string | null, viewerSeesDetails: boolean, viewerCanMessage: boolean, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, unreadMessages: number, lists: Array<{ name: string }>, history: Array<{ id: string }>, customer: { id: string } | null, acceptedBid: { id: string } | null, myBid: { id: string } | null, charges: Array<{ id: string }>, payments: Array<{ id: string }>, changeOrders: Array<{ id: string }>, visits: Array<{ id: string, viewerCanStart: boolean, viewerCanSchedule: boolean }>, messages: { nodes: Array<{ content: string }> } } };

export type VisitsOfDriverQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitsOfDriverQuery = { vendorVisits: Array<{ id: string, job: { id: string } | null }> };

export type SendAsDriverMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendAsDriverMutation = { sendMessage: { id: string } };

export type ReadAsDriverMutationVariables = Exact<{
  jobId: string;
}>;


export type ReadAsDriverMutation = { markMessagesRead: { id: string, unreadMessages: number } };

export type TonsOfDriverQueryVariables = Exact<{
  id: string;
}>;


export type TonsOfDriverQuery = { job: { visits: Array<{ tonsToCharge: string | null }> } };

export type UnreadOfDriverQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadOfDriverQuery = { me: { unreadMessages: number } | null };

export type FeedOfDriverMutationVariables = Exact<{ [key: string]: never; }>;


export type FeedOfDriverMutation = { createCalendarFeed: { url: string } };

export type FinishedByJobQueryVariables = Exact<{
  id: string;
}>;


export type FinishedByJobQuery = { job: { visits: Array<{ status: VisitStatus, finishedByJob: boolean }> } };

export type WithoutConnectionMutationVariables = Exact<{
  visitId: string;
  ago: number;
  input: CompleteVisitInput;
}>;


export type WithoutConnectionMutation = { startVisit: { onTheWayAt: string | null, onTheWayReceivedAt: string | null }, arriveAtVisit: { arrivedAt: string | null, arrivedReceivedAt: string | null }, completeVisit: { doneAt: string | null, doneReceivedAt: string | null } };

export type ArriveWithoutConnectionMutationVariables = Exact<{
  visitId: string;
  ago: number;
}>;


export type ArriveWithoutConnectionMutation = { arriveAtVisit: { arrivedAt: string | null, arrivedReceivedAt: string | null } };

export type SetVisitPhotosMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type SetVisitPhotosMutation = { updateSettings: { visitPhotosRequired: boolean } };

export type VisitsOnQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type VisitsOnQuery = { vendorVisits: Array<{ kind: VisitKind, job: { id: string, address: string } | null }> };

export type VisitHistoryQueryVariables = Exact<{
  id: string;
}>;


export type VisitHistoryQuery = { job: { history: Array<{ toStatus: JobStatus }> } };

export type NoShowQueryVariables = Exact<{
  id: string;
}>;


export type NoShowQuery = { job: { viewerCanReportNoShow: boolean, history: Array<{ toStatus: JobStatus, vendorDidNotCome: boolean }> } };

export type CancelNoShowMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelNoShowMutation = { cancelJob: { status: JobStatus, history: Array<{ toStatus: JobStatus, vendorDidNotCome: boolean }> } };

export type CanCancelNoShowQueryVariables = Exact<{
  id: string;
}>;


export type CanCancelNoShowQuery = { job: { status: JobStatus, viewerCanCancel: boolean } };

export type RequestJunkPickupOrderNumberMutationVariables = Exact<{
  input: JunkPickupInput;
}>;


export type RequestJunkPickupOrderNumberMutation = { requestJunkPickup: { id: string, orderNumber: string, createdAt: string, address: string } };

export type CreateApiTokenTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenTokenMutation = { createApiToken: { token: string, apiToken: { id: string } } };

export type SubmitBidPriceMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidPriceMutation = { submitBid: { id: string, price: string } };

export type CreateUserEmailMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserEmailMutation = { createUser: { id: string, email: string | null } };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { url: string } };

export type ApiTokenIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokenIdsQuery = { apiTokens: Array<{ id: string }> };

export type SignUpMutationVariables = Exact<{
  input: SignUpCustomerInput;
}>;


export type SignUpMutation = { signUpCustomer: { id: string } };

export type ForgotMutationVariables = Exact<{
  email: string;
}>;


export type ForgotMutation = { requestPasswordReset: boolean };

export type TheUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type TheUsersQuery = { users: { nodes: Array<{ id: string }> } };

export type NobodyQueryVariables = Exact<{ [key: string]: never; }>;


export type NobodyQuery = { job: { id: string } };

export type SearchedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchedUsersQuery = { users: { nodes: Array<{ id: string }> } };

export type MyOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersQuery = { customerJobs: { nodes: Array<{ id: string }> } };

export type MissingQueryVariables = Exact<{ [key: string]: never; }>;


export type MissingQuery = { job: { id: string } };

export type SaveForPageMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveForPageMutation = { saveBusiness: { name: string } };

export type CustomerJobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerJobIdsQuery = { customerJobs: { nodes: Array<{ id: string }> } };

export type ReopenForReceiptMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenForReceiptMutation = { reopenJob: { id: string } };

export type ChargeToWaiveQueryVariables = Exact<{
  id: string;
}>;


export type ChargeToWaiveQuery = { job: { charges: Array<{ id: string }> } };

export type WaiveFileFeeMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type WaiveFileFeeMutation = { waiveFee: { id: string } };

export type FileTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type FileTotalsQuery = { feeTotals: { months: Array<{ month: string, earned: string, waived: string, paid: string, collected: string }> } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string } | null };

export type StoppedPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoppedPreferencesQuery = { noticePreferences: { groups: Array<{ group: NoticeGroup, choices: Array<{ frequency: NoticeFrequency }> }> } };

export type AnswerSupportTicketIdMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerSupportTicketIdMutation = { answerSupportTicket: { id: string } };

export type AddServiceAreasAddedMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type AddServiceAreasAddedMutation = { addServiceAreas: { added: Array<{ id: string }> } };

export type SaveBusinessNameMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveBusinessNameMutation = { saveBusiness: { name: string } };

export type ChangeBidOftenMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidOftenMutation = { changeBid: { id: string } };

export type AddOneAreaMutationVariables = Exact<{ [key: string]: never; }>;


export type AddOneAreaMutation = { addServiceArea: { id: string } };

export type ChangedSettingsMutationVariables = Exact<{ [key: string]: never; }>;


export type ChangedSettingsMutation = { updateSettings: { serviceFeePercent: number } };

export type RestoredJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestoredJobsQuery = { customerJobs: { totalCount: number, nodes: Array<{ id: string, status: JobStatus, images: Array<string> }> } };

export type JobRatingCommentsQueryVariables = Exact<{
  id: string;
}>;


export type JobRatingCommentsQuery = { job: { ratings: Array<{ comment: string | null }> } };

export type JobBidMessagesQueryVariables = Exact<{
  id: string;
}>;


export type JobBidMessagesQuery = { job: { bids: { nodes: Array<{ message: string | null }> } } };

export type ChangeBidMessageMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidMessageMutation = { changeBid: { message: string | null } };

export type JobServiceInstructionsQueryVariables = Exact<{
  id: string;
}>;


export type JobServiceInstructionsQuery = { job: { serviceInstructions: string | null } };

export type JobReasonsQueryVariables = Exact<{
  id: string;
}>;


export type JobReasonsQuery = { job: { history: Array<{ reason: string | null }> } };

export type ConnectToTakeCardsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectToTakeCardsMutation = { connectPayments: { url: string } };

export type DealOfHistoryQueryVariables = Exact<{
  id: string;
}>;


export type DealOfHistoryQuery = { job: { id: string, status: JobStatus, finalPrice: string | null, amountDue: string | null, vendorId: string | null, cancellationFee: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, disputedAt: string | null, reportStands: boolean | null }>, charges: Array<{ id: string, kind: ChargeKind, amount: string, status: ChargeStatus, vendor: { id: string } | null }>, changeOrders: Array<{ id: string, status: ChangeOrderStatus, proposedBy: Side }>, payments: Array<{ id: string, amount: string, status: PaymentStatus, provider: PaymentProvider, refundOf: string | null, vendor: { id: string } | null }>, balances: Array<{ amount: string, vendor: { id: string } | null }> } };

export type CancelInHistoryMutationVariables = Exact<{
  jobId: string;
  fee?: string | null | undefined;
}>;


export type CancelInHistoryMutation = { cancelJob: { id: string } };

export type FindAnotherInHistoryMutationVariables = Exact<{
  jobId: string;
  newDate: string;
  fee?: string | null | undefined;
}>;


export type FindAnotherInHistoryMutation = { findAnotherVendor: { id: string } };

export type ReopenInHistoryMutationVariables = Exact<{
  jobId: string;
}>;


export type ReopenInHistoryMutation = { reopenJob: { id: string } };

export type CardAmountInHistoryQueryVariables = Exact<{
  id: string;
}>;


export type CardAmountInHistoryQuery = { job: { cardAmount: string | null } };

export type RequestJunkPickupMutationVariables = Exact<{
  input: JunkPickupInput;
}>;


export type RequestJunkPickupMutation = { requestJunkPickup: { id: string } };

export type RequestDumpsterRentalMutationVariables = Exact<{
  input: DumpsterRentalInput;
}>;


export type RequestDumpsterRentalMutation = { requestDumpsterRental: { id: string } };

export type EditJunkPickupMutationVariables = Exact<{
  input: EditJunkPickupInput;
}>;


export type EditJunkPickupMutation = { editJunkPickup: { id: string, version: number | null } };

export type SubmitBidMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { id: string } };

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { answerQuestion: { id: string, answer: string | null } };

export type AcceptBidMutationVariables = Exact<{
  bidId: string;
}>;


export type AcceptBidMutation = { acceptBid: { id: string, status: JobStatus, finalPrice: string | null, vendorId: string | null } };

export type StartJobMutationVariables = Exact<{
  jobId: string;
}>;


export type StartJobMutation = { startJob: { id: string, status: JobStatus } };

export type CompleteJobMutationVariables = Exact<{
  jobId: string;
}>;


export type CompleteJobMutation = { completeJob: { id: string, status: JobStatus, completedDate: string | null } };

export type StartVisitMutationVariables = Exact<{
  visitId: string;
  etaMinutes: number;
}>;


export type StartVisitMutation = { startVisit: { id: string, status: VisitStatus, eta: string | null, onTheWayAt: string | null, job: { id: string, status: JobStatus } | null } };

export type UndoStartVisitMutationVariables = Exact<{
  visitId: string;
}>;


export type UndoStartVisitMutation = { undoStartVisit: { id: string, status: VisitStatus, onTheWayAt: string | null, job: { id: string, status: JobStatus } | null } };

export type DisputeVisitMutationVariables = Exact<{
  visitId: string;
  reason: string;
}>;


export type DisputeVisitMutation = { disputeVisit: { id: string, disputedAt: string | null, disputeReason: string | null, viewerCanDispute: boolean } };

export type DecideVisitDisputeMutationVariables = Exact<{
  visitId: string;
  stands: boolean;
  reason: string;
}>;


export type DecideVisitDisputeMutation = { decideVisitDispute: { id: string, reportStands: boolean | null, disputeDecision: string | null } };

export type ArriveAtVisitMutationVariables = Exact<{
  visitId: string;
}>;


export type ArriveAtVisitMutation = { arriveAtVisit: { id: string, status: VisitStatus, arrivedAt: string | null } };

export type CompleteVisitMutationVariables = Exact<{
  visitId: string;
  input: CompleteVisitInput;
}>;


export type CompleteVisitMutation = { completeVisit: { id: string, status: VisitStatus, doneAt: string | null, tons: string | null, unitLabel: string | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }>, job: { id: string, status: JobStatus } | null } };

export type FailVisitMutationVariables = Exact<{
  visitId: string;
  input: FailVisitInput;
}>;


export type FailVisitMutation = { failVisit: { id: string, status: VisitStatus, failureReason: VisitFailureReason | null, failureNote: string | null } };

export type ScheduleVisitMutationVariables = Exact<{
  input: ScheduleVisitInput;
}>;


export type ScheduleVisitMutation = { scheduleVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string } };

export type ReportNoShowMutationVariables = Exact<{
  jobId: string;
  newDate: string;
}>;


export type ReportNoShowMutation = { reportNoShow: { id: string, status: JobStatus, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null } };

export type VisitsOfJobQueryVariables = Exact<{
  id: string;
}>;


export type VisitsOfJobQuery = { job: { id: string, status: JobStatus, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, arrivedAt: string | null, doneAt: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }> } };

export type DatesOfJobQueryVariables = Exact<{
  id: string;
}>;


export type DatesOfJobQuery = { job: { scheduledDate: string, pickupDateTime: string | null, dropoffDate: string | null, dropoffTimePreference: TimePreference | null, pickupDate: string | null } };

export type GiveJobBackToMutationVariables = Exact<{
  jobId: string;
}>;


export type GiveJobBackToMutation = { releaseJob: { id: string } };

export type SubmitRatingMutationVariables = Exact<{
  input: SubmitRatingInput;
}>;


export type SubmitRatingMutation = { submitRating: { id: string, rated: { id: string, rating: number, ratingCount: number } } };

export type ReplyToRatingMutationVariables = Exact<{
  input: ReplyToRatingInput;
}>;


export type ReplyToRatingMutation = { replyToRating: { id: string, reply: string | null, repliedAt: string | null, viewerCanReply: boolean } };

export type RemoveRatingMutationVariables = Exact<{
  input: RemoveRatingInput;
}>;


export type RemoveRatingMutation = { removeRating: { id: string, rating: number, comment: string | null, removedFor: RemovalReason | null, rated: { id: string, rating: number, ratingCount: number } } };

export type RemoveRatingReplyMutationVariables = Exact<{
  input: RemoveRatingInput;
}>;


export type RemoveRatingReplyMutation = { removeRatingReply: { id: string, reply: string | null, replyRemovedFor: RemovalReason | null } };

export type ChargesOfJobQueryVariables = Exact<{
  id: string;
}>;


export type ChargesOfJobQuery = { job: { id: string, status: JobStatus, finalPrice: string | null, amountDue: string | null, serviceFee: string | null, charges: Array<{ id: string, kind: ChargeKind, label: string, quantity: string, unitPrice: string, amount: string, status: ChargeStatus, contestUntil: string | null, contestReason: string | null, decisionReason: string | null, contestAnswer: string | null, answeredAt: string | null, decidedAt: string | null, viewerCanContest: boolean, viewerCanVoid: boolean, viewerCanUphold: boolean, viewerCanAnswer: boolean, viewerCanUndo: boolean, answerPhotos: Array<{ path: string }> }> } };

export type ContestChargeMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type ContestChargeMutation = { contestCharge: { id: string, status: ChargeStatus, contestReason: string | null, job: { id: string, finalPrice: string | null, amountDue: string | null } | null } };

export type VoidChargeMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type VoidChargeMutation = { voidCharge: { id: string, status: ChargeStatus, decisionReason: string | null, job: { id: string, finalPrice: string | null, amountDue: string | null } | null } };

export type UpholdChargeMutationVariables = Exact<{
  chargeId: string;
  reason: string;
}>;


export type UpholdChargeMutation = { upholdCharge: { id: string, status: ChargeStatus, contestUntil: string | null, decisionReason: string | null } };

export type AnswerContestMutationVariables = Exact<{
  chargeId: string;
  answer: string;
  photos?: Array<string> | string | null | undefined;
}>;


export type AnswerContestMutation = { answerContest: { id: string, status: ChargeStatus, contestAnswer: string | null, answeredAt: string | null, viewerCanAnswer: boolean, answerPhotos: Array<{ path: string }> } };

export type UndoChargeDecisionMutationVariables = Exact<{
  chargeId: string;
}>;


export type UndoChargeDecisionMutation = { undoChargeDecision: { id: string, status: ChargeStatus, decisionReason: string | null, decidedAt: string | null, voidedByAdmin: boolean, viewerCanUphold: boolean, viewerCanUndo: boolean, job: { id: string, finalPrice: string | null, amountDue: string | null } | null } };

export type ChangeOrdersOfJobQueryVariables = Exact<{
  id: string;
}>;


export type ChangeOrdersOfJobQuery = { job: { finalPrice: string | null, cancellationFee: string | null, changeOrders: Array<{ id: string, kind: ChangeOrderKind, status: ChangeOrderStatus, proposedBy: Side, amount: string | null, quantity: string | null, note: string | null, declineReason: string | null, windowStart: string | null, pickupDate: string | null, expiresAt: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, visit: { id: string } | null, charge: { id: string, kind: ChargeKind, status: ChargeStatus, amount: string, contestUntil: string | null } | null, photos: Array<{ id: string, kind: VisitPhotoKind }> }> } };

export type ProposeChangeOrderMutationVariables = Exact<{
  input: ProposeChangeOrderInput;
}>;


export type ProposeChangeOrderMutation = { proposeChangeOrder: { id: string, kind: ChangeOrderKind, status: ChangeOrderStatus, proposedBy: Side, amount: string | null, quantity: string | null, windowStart: string | null, expiresAt: string, visit: { id: string } | null, charge: { kind: ChargeKind, status: ChargeStatus, amount: string, quantity: string, unitPrice: string, contestUntil: string | null } | null } };

export type AcceptChangeOrderMutationVariables = Exact<{
  id: string;
}>;


export type AcceptChangeOrderMutation = { acceptChangeOrder: { id: string, status: ChangeOrderStatus, job: { id: string, finalPrice: string | null } | null } };

export type DeclineChangeOrderMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type DeclineChangeOrderMutation = { declineChangeOrder: { id: string, status: ChangeOrderStatus, declineReason: string | null } };

export type WithdrawChangeOrderMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawChangeOrderMutation = { withdrawChangeOrder: { id: string, status: ChangeOrderStatus } };

export type PayByCardMutationVariables = Exact<{
  jobId: string;
  amount: string;
}>;


export type PayByCardMutation = { payByCard: { url: string } };

export type CardPaymentsOfJobQueryVariables = Exact<{
  id: string;
}>;


export type CardPaymentsOfJobQuery = { job: { id: string, amountDue: string | null, amountToPayBack: string | null, cardAmount: string | null, viewerCanMarkPaid: boolean, viewerCanMarkPaidBack: boolean, payments: Array<{ id: string, amount: string, method: PaymentMethod, status: PaymentStatus, provider: PaymentProvider, refundOf: string | null, isTakenBack: boolean, failure: string | null, expiresAt: string | null, dispute: { status: DisputeStatus, dueBy: string | null } | null }> } };

export type PaymentsOfJobQueryVariables = Exact<{
  id: string;
}>;


export type PaymentsOfJobQuery = { job: { id: string, status: JobStatus, finalPrice: string | null, amountDue: string | null, amountToPayBack: string | null, viewerCanMarkPaid: boolean, viewerCanMarkPaidBack: boolean, balances: Array<{ amount: string, vendor: { id: string } | null }>, payments: Array<{ id: string, amount: string, method: PaymentMethod, status: PaymentStatus, denyReason: string | null, createdAt: string, decidedAt: string | null, viewerCanDecide: boolean, vendor: { id: string } | null }> } };

export type MarkPaidMutationVariables = Exact<{
  jobId: string;
  method: PaymentMethod;
  amount?: string | null | undefined;
}>;


export type MarkPaidMutation = { markPaid: { id: string, amountDue: string | null, viewerCanMarkPaid: boolean, payments: Array<{ id: string, status: PaymentStatus, amount: string, method: PaymentMethod }> } };

export type MarkPaidBackMutationVariables = Exact<{
  jobId: string;
  method: PaymentMethod;
  amount?: string | null | undefined;
}>;


export type MarkPaidBackMutation = { markPaidBack: { id: string, amountDue: string | null, amountToPayBack: string | null, viewerCanMarkPaidBack: boolean, payments: Array<{ id: string, status: PaymentStatus, amount: string, method: PaymentMethod }> } };

export type ConfirmPaymentMutationVariables = Exact<{
  jobId: string;
  paymentId?: string | null | undefined;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { id: string, amountDue: string | null, payments: Array<{ id: string, status: PaymentStatus, decidedAt: string | null }> } };

export type DenyPaymentMutationVariables = Exact<{
  jobId: string;
  reason: string;
  paymentId?: string | null | undefined;
}>;


export type DenyPaymentMutation = { denyPayment: { id: string, amountDue: string | null, payments: Array<{ id: string, status: PaymentStatus, denyReason: string | null }> } };

export type ConnectBeforeKillsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectBeforeKillsMutation = { connectPayments: { url: string } };

export type JobStepsQueryVariables = Exact<{
  id: string;
}>;


export type JobStepsQuery = { job: { status: JobStatus, history: Array<{ toStatus: JobStatus }> } };

export type UploadFileObjectPathMutationVariables = Exact<{
  file: null;
}>;


export type UploadFileObjectPathMutation = { uploadFile: { objectPath: string } };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { pushDevices: Array<{ id: string, name: string, isCurrent: boolean }> } };

export type CancelJobMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelJobMutation = { cancelJob: { id: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type CloseAccountMutationVariables = Exact<{
  input: CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: boolean };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string } };

export type CreateUploadMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateUploadMutation = { createUpload: { uploadURL: string } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string } | null };

export type OpenSupportTicketMutationVariables = Exact<{
  input: SupportTicketInput;
}>;


export type OpenSupportTicketMutation = { openSupportTicket: { id: string } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { email: string | null, emailConfirmedAt: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string } };

export type SaveVendorDocumentMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveVendorDocumentMutation = { saveVendorDocument: { filePath: string } };

export type SetUserActiveMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type SetUserActiveMutation = { setUserActive: { id: string } };

export type UpdateUserEmailMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserEmailMutation = { updateUser: { email: string | null } };

export type WithdrawBidIdMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawBidIdMutation = { withdrawBid: { id: string } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { supportPhone: string | null } };

export type SendTextMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendTextMutation = { sendMessage: { id: string } };

export type SaveOfferRuleIdMutationVariables = Exact<{
  input: SaveOfferRuleInput;
}>;


export type SaveOfferRuleIdMutation = { saveOfferRule: { id: string } };

export type SaveHaulRuleIdMutationVariables = Exact<{
  input: SaveHaulRuleInput;
}>;


export type SaveHaulRuleIdMutation = { saveHaulRule: { id: string } };

export type PauseHaulRuleMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type PauseHaulRuleMutation = { pauseHaulRule: { id: string, pausedAt: string | null, pauseReason: string | null } };

export type PauseOfferRuleMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type PauseOfferRuleMutation = { pauseOfferRule: { id: string, pausedAt: string | null, pauseReason: string | null } };

export type AddTenYardsMutationVariables = Exact<{ [key: string]: never; }>;


export type AddTenYardsMutation = { addDumpsterSize: { id: string } };

export type UpdateAccountIdMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountIdMutation = { updateAccount: { id: string } };

export type SaveVendorDocumentIdMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveVendorDocumentIdMutation = { saveVendorDocument: { id: string } };

export type SignOutAllBrowsersMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutAllBrowsersMutation = { signOutEverywhere: boolean };

export type InviteOnePersonMutationVariables = Exact<{
  input: InvitePersonInput;
}>;


export type InviteOnePersonMutation = { invitePerson: { id: string, name: string, email: string, role: PersonRole, invitedAt: string | null, lastSeenAt: string | null } };

export type GiveRoleMutationVariables = Exact<{
  personId: string;
  role: PersonRole;
}>;


export type GiveRoleMutation = { changeRole: { id: string, role: PersonRole } };

export type RemoveOnePersonMutationVariables = Exact<{
  personId: string;
}>;


export type RemoveOnePersonMutation = { removePerson: boolean };

export type LeaveOwnBusinessMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveOwnBusinessMutation = { leaveBusiness: boolean };

export type PeopleOfBusinessQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type PeopleOfBusinessQuery = { people: Array<{ id: string, name: string, email: string, role: PersonRole, invitedAt: string | null, lastSeenAt: string | null }> };

export type WhereIWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type WhereIWorkQuery = { me: { id: string, role: PersonRole | null, business: { id: string, name: string } | null } | null };

export type JobBidPricesQueryVariables = Exact<{
  id: string;
}>;


export type JobBidPricesQuery = { job: { bids: { nodes: Array<{ price: string }> } } };

export type SaveVendorDocumentFilePathMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveVendorDocumentFilePathMutation = { saveVendorDocument: { filePath: string, fileName: string } };

export type HumanMeQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanMeQuery = { me: { id: string, firstName: string, email: string | null, unreadNotices: number, business: { id: string } | null } | null };

export type HumanNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanNoticesQuery = { notices: { nodes: Array<{ id: string }> } };

export type HumanReadMutationVariables = Exact<{
  input: MarkNoticesReadInput;
}>;


export type HumanReadMutation = { markNoticesRead: { id: string, unreadNotices: number } };

export type HumanQuietMutationVariables = Exact<{
  input: QuietHoursInput;
}>;


export type HumanQuietMutation = { setQuietHours: { quietHours: { isOn: boolean, from: number } } };

export type HumanPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanPreferencesQuery = { noticePreferences: { quietHours: { isOn: boolean, from: number } } };

export type HumanUpdateMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type HumanUpdateMutation = { updateAccount: { firstName: string } };

export type HumanAskTextsMutationVariables = Exact<{
  input: TextCodeRequestInput;
}>;


export type HumanAskTextsMutation = { requestTextCode: { textNumber: { phone: string } | null } };

export type HumanConfirmTextsMutationVariables = Exact<{
  input: TextCodeInput;
}>;


export type HumanConfirmTextsMutation = { confirmTextCode: { textNumber: { phone: string } | null } };

export type HumanTextNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanTextNumberQuery = { noticePreferences: { textNumber: { isConfirmed: boolean } | null } };

export type HumanFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanFeedQuery = { calendarFeed: { createdAt: string } | null };

export type HumanCreateFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type HumanCreateFeedMutation = { createCalendarFeed: { url: string } };

export type HumanRevokeFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type HumanRevokeFeedMutation = { revokeCalendarFeed: boolean };

export type HumanTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanTokensQuery = { apiTokens: Array<{ id: string, name: string }> };

export type HumanExportMutationVariables = Exact<{ [key: string]: never; }>;


export type HumanExportMutation = { requestMyData: { id: string } };

export type HumanOwnExportQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanOwnExportQuery = { myDataExport: { id: string } | null };

export type HumanEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type HumanEverywhereMutation = { signOutEverywhere: boolean };

export type HumanAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type HumanAreaMutation = { addServiceArea: { zipCode: string } };

export type HumanChangeRoleMutationVariables = Exact<{
  personId: string;
}>;


export type HumanChangeRoleMutation = { changeRole: { id: string } };

export type UsersTotalCountQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersTotalCountQuery = { users: { totalCount: number } };

export type CustomerJobIdsAfterQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CustomerJobIdsAfterQuery = { customerJobs: { nodes: Array<{ id: string }> } };

export type UserIdsByNameQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UserIdsByNameQuery = { users: { nodes: Array<{ id: string }> } };

export type VendorStatsMonthlyEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorStatsMonthlyEarningsQuery = { vendorStats: { monthlyEarnings: string } | null };

export type MessagesTotalCountQueryVariables = Exact<{
  id: string;
}>;


export type MessagesTotalCountQuery = { messages: { totalCount: number } };

export type JobIdQueryVariables = Exact<{
  id: string;
}>;


export type JobIdQuery = { job: { id: string } };

export type VendorDocumentsFilePathQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorDocumentsFilePathQuery = { vendorDocuments: Array<{ filePath: string }> };

export type HistoryOfPassedOnQueryVariables = Exact<{
  id: string;
}>;


export type HistoryOfPassedOnQuery = { job: { history: Array<{ fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, actor: { firstName: string } | null }> } };

export type ConnectForKeysMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectForKeysMutation = { connectPayments: { url: string } };

export type FailedForKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedForKeysQuery = { failedTasks: Array<{ task: string, error: string }> };

export type ExportForKeysMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportForKeysMutation = { requestMyData: { id: string } };

export type ExportedForKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportedForKeysQuery = { myDataExport: { downloadPath: string | null } | null };

export type MyOrdersOnStandbyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersOnStandbyQuery = { customerJobs: { totalCount: number, nodes: Array<{ id: string }> } };

export type TokenForStandbyMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type TokenForStandbyMutation = { createApiToken: { token: string } };

export type StatementsOfQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type StatementsOfQuery = { statements: Array<{ id: string, number: string, month: string, total: string, collected: string, paid: string, due: string, dueDate: string, status: StatementStatus, viewerCanRecordPayment: boolean, viewerCanReversePayment: boolean, lines: Array<{ kind: LedgerTransferKind, label: string, amount: string, at: string, job: { id: string } }>, payments: Array<{ id: string, kind: LedgerTransferKind, amount: string, reference: string | null, reason: string | null, reverses: string | null }>, vendor: { id: string } }> };

export type RecordStatementPaymentMutationVariables = Exact<{
  statementId: string;
  amount: string;
  reference: string;
}>;


export type RecordStatementPaymentMutation = { recordStatementPayment: { id: string, status: StatementStatus, total: string, paid: string, due: string, payments: Array<{ id: string, kind: LedgerTransferKind, amount: string, reference: string | null }> } };

export type ReverseStatementPaymentMutationVariables = Exact<{
  statementId: string;
  paymentId?: string | null | undefined;
  reason: string;
}>;


export type ReverseStatementPaymentMutation = { reverseStatementPayment: { id: string, status: StatementStatus, paid: string, due: string, payments: Array<{ kind: LedgerTransferKind, amount: string, reason: string | null, reverses: string | null }> } };

export type DueStatementsQueryVariables = Exact<{
  vendorId?: string | null | undefined;
}>;


export type DueStatementsQuery = { statements: Array<{ id: string, due: string, viewerCanReversePayment: boolean, payments: Array<{ id: string, kind: LedgerTransferKind, reverses: string | null }> }> };

export type AddStockedSizeMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddStockedSizeMutation = { addDumpsterSize: { id: string, turnaroundDays: number } };

export type SetUnitsMutationVariables = Exact<{
  sizeId: string;
  count: number;
}>;


export type SetUnitsMutation = { setUnits: Array<{ id: string, size: RentalSize, label: string, outSince: string | null, note: string | null, endangers: Array<{ id: string }> }> };

export type UnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitsQuery = { units: Array<{ id: string, size: RentalSize, label: string, outSince: string | null, note: string | null, endangers: Array<{ id: string }> }> };

export type RenameUnitMutationVariables = Exact<{
  id: string;
  label: string;
}>;


export type RenameUnitMutation = { renameUnit: { id: string, label: string } };

export type TakeUnitOutMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type TakeUnitOutMutation = { takeUnitOut: { id: string, outSince: string | null, note: string | null, endangers: Array<{ id: string }> } };

export type ReturnUnitMutationVariables = Exact<{
  id: string;
}>;


export type ReturnUnitMutation = { returnUnit: { id: string, outSince: string | null, note: string | null, endangers: Array<{ id: string }> } };

export type StockOfQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type StockOfQuery = { stock: Array<{ size: RentalSize, days: Array<{ day: string, total: number, taken: number, overdue: number }>, short: Array<{ id: string }> }> };

export type ReservationOfQueryVariables = Exact<{
  id: string;
}>;


export type ReservationOfQuery = { job: { id: string, status: JobStatus, reservation: { from: string, to: string, unit: { label: string } | null } | null } };

export type AddDayOffMutationVariables = Exact<{
  input: AddDayOffInput;
}>;


export type AddDayOffMutation = { addDayOff: { id: string, from: string, to: string, note: string | null } };

export type RemoveDayOffMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDayOffMutation = { removeDayOff: string };

export type DaysOffQueryVariables = Exact<{ [key: string]: never; }>;


export type DaysOffQuery = { daysOff: Array<{ id: string, from: string, to: string, note: string | null }> };

export type CreateUploadForMutationVariables = Exact<{
  input?: CreateUploadInput | null | undefined;
}>;


export type CreateUploadForMutation = { createUpload: { uploadURL: string, expiresAt: string } };

export type RegisterJobImageMutationVariables = Exact<{
  imageURL: string;
}>;


export type RegisterJobImageMutation = { registerJobImage: { objectPath: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RecordFragmentDoc = new TypedDocumentString(`
    fragment Record on VendorReliability {
  accepted
  completed
  underWay
  missed
  cancelled
  givenBackLate
  failedVisits
}
    `, {"fragmentName":"Record"}) as unknown as TypedDocumentString<RecordFragment, unknown>;
export const UpdateAccountDocument = new TypedDocumentString(`
    mutation UpdateAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    firstName
    lastName
    email
    phone
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const CreateNamedApiTokenDocument = new TypedDocumentString(`
    mutation CreateNamedApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken {
      id
      name
      scope
      expiresAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<CreateNamedApiTokenMutation, CreateNamedApiTokenMutationVariables>;
export const MyNameAndPhoneDocument = new TypedDocumentString(`
    query MyNameAndPhone {
  me {
    firstName
    phone
  }
}
    `) as unknown as TypedDocumentString<MyNameAndPhoneQuery, MyNameAndPhoneQueryVariables>;
export const SignOutEverywhereDocument = new TypedDocumentString(`
    mutation SignOutEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const ApiTokensDocument = new TypedDocumentString(`
    query ApiTokens {
  apiTokens {
    name
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const RevokeApiTokenDocument = new TypedDocumentString(`
    mutation RevokeApiToken($id: UUID!) {
  revokeApiToken(id: $id) {
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const MyDataExportDocument = new TypedDocumentString(`
    query MyDataExport {
  myDataExport {
    id
  }
}
    `) as unknown as TypedDocumentString<MyDataExportQuery, MyDataExportQueryVariables>;
export const RequestMyDataDocument = new TypedDocumentString(`
    mutation RequestMyData {
  requestMyData {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestMyDataMutation, RequestMyDataMutationVariables>;
export const RevokeApiTokenIdDocument = new TypedDocumentString(`
    mutation RevokeApiTokenId($id: UUID!) {
  revokeApiToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenIdMutation, RevokeApiTokenIdMutationVariables>;
export const JobNamesDocument = new TypedDocumentString(`
    query JobNames($id: UUID!) {
  job(id: $id) {
    title
    firstName
    lastName
    phone
    status
    customer {
      firstName
      lastName
    }
  }
}
    `) as unknown as TypedDocumentString<JobNamesQuery, JobNamesQueryVariables>;
export const SignUpCustomerDocument = new TypedDocumentString(`
    mutation SignUpCustomer($input: SignUpCustomerInput!) {
  signUpCustomer(input: $input) {
    id
    email
    firstName
    lastName
    phone
    userType
    rating
    ratingCount
    isActive
    initialServiceZipCode
    initialServiceType
    createdAt
    username
  }
}
    `) as unknown as TypedDocumentString<SignUpCustomerMutation, SignUpCustomerMutationVariables>;
export const LoginIdAndTypeDocument = new TypedDocumentString(`
    mutation LoginIdAndType($input: LoginInput!) {
  login(input: $input) {
    id
    userType
  }
}
    `) as unknown as TypedDocumentString<LoginIdAndTypeMutation, LoginIdAndTypeMutationVariables>;
export const MyIdAndEmailDocument = new TypedDocumentString(`
    query MyIdAndEmail {
  me {
    id
    email
  }
}
    `) as unknown as TypedDocumentString<MyIdAndEmailQuery, MyIdAndEmailQueryVariables>;
export const CustomerJobsDocument = new TypedDocumentString(`
    query CustomerJobs {
  customerJobs {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerJobsQuery, CustomerJobsQueryVariables>;
export const PublicSettingsDocument = new TypedDocumentString(`
    query PublicSettings {
  settings {
    supportPhone
    legalLine
    serviceFeePercent
  }
}
    `) as unknown as TypedDocumentString<PublicSettingsQuery, PublicSettingsQueryVariables>;
export const SuspendTokenOwnerDocument = new TypedDocumentString(`
    mutation SuspendTokenOwner($userId: UUID!, $isActive: Boolean!) {
  setUserActive(userId: $userId, isActive: $isActive) {
    id
  }
}
    `) as unknown as TypedDocumentString<SuspendTokenOwnerMutation, SuspendTokenOwnerMutationVariables>;
export const SuspendTokenOwnersDocument = new TypedDocumentString(`
    mutation SuspendTokenOwners($userIds: [UUID!]!, $isActive: Boolean!) {
  setUsersActive(userIds: $userIds, isActive: $isActive) {
    changed {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendTokenOwnersMutation, SuspendTokenOwnersMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input)
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const MyConfirmedEmailDocument = new TypedDocumentString(`
    query MyConfirmedEmail {
  me {
    email
    emailConfirmedAt
  }
}
    `) as unknown as TypedDocumentString<MyConfirmedEmailQuery, MyConfirmedEmailQueryVariables>;
export const UpdateAccountConfirmedDocument = new TypedDocumentString(`
    mutation UpdateAccountConfirmed($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    email
    emailConfirmedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountConfirmedMutation, UpdateAccountConfirmedMutationVariables>;
export const AcceptInvitationConfirmedDocument = new TypedDocumentString(`
    mutation AcceptInvitationConfirmed($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    emailConfirmedAt
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationConfirmedMutation, AcceptInvitationConfirmedMutationVariables>;
export const TakeBackEmailDocument = new TypedDocumentString(`
    mutation TakeBackEmail($input: TakeBackEmailInput!) {
  takeBackEmail(input: $input)
}
    `) as unknown as TypedDocumentString<TakeBackEmailMutation, TakeBackEmailMutationVariables>;
export const VendorOfBidConfirmedDocument = new TypedDocumentString(`
    query VendorOfBidConfirmed($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendor {
          firstName
          emailConfirmedAt
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VendorOfBidConfirmedQuery, VendorOfBidConfirmedQueryVariables>;
export const UpdateAccountEmailDocument = new TypedDocumentString(`
    mutation UpdateAccountEmail($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountEmailMutation, UpdateAccountEmailMutationVariables>;
export const SignUpCustomerIdDocument = new TypedDocumentString(`
    mutation SignUpCustomerId($input: SignUpCustomerInput!) {
  signUpCustomer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SignUpCustomerIdMutation, SignUpCustomerIdMutationVariables>;
export const MyEmailDocument = new TypedDocumentString(`
    query MyEmail {
  me {
    email
  }
}
    `) as unknown as TypedDocumentString<MyEmailQuery, MyEmailQueryVariables>;
export const SetUserActiveStateDocument = new TypedDocumentString(`
    mutation SetUserActiveState($userId: UUID!, $isActive: Boolean!) {
  setUserActive(userId: $userId, isActive: $isActive) {
    id
    isActive
  }
}
    `) as unknown as TypedDocumentString<SetUserActiveStateMutation, SetUserActiveStateMutationVariables>;
export const CreateUserDetailsDocument = new TypedDocumentString(`
    mutation CreateUserDetails($input: CreateUserInput!) {
  createUser(input: $input) {
    id
    email
    userType
    isActive
  }
}
    `) as unknown as TypedDocumentString<CreateUserDetailsMutation, CreateUserDetailsMutationVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    firstName
    email
    phone
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort, $first: Int, $after: String) {
  users(
    search: $search
    type: $type
    isActive: $isActive
    sort: $sort
    first: $first
    after: $after
  ) {
    totalCount
    nodes {
      id
      firstName
      lastName
      email
      isActive
      userType
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs($status: JobStatus, $search: String) {
  jobs(status: $status, search: $search) {
    totalCount
    nodes {
      id
      title
      customer {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const AuditEventsDocument = new TypedDocumentString(`
    query AuditEvents($action: String, $subjectId: UUID) {
  auditEvents(action: $action, subjectId: $subjectId) {
    totalCount
    nodes {
      action
      before
      after
      actor {
        id
      }
      subject {
        id
      }
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEventsQuery, AuditEventsQueryVariables>;
export const UpdateSettingsDocument = new TypedDocumentString(`
    mutation UpdateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    serviceFeePercent
    supportPhone
    documentsRequired
  }
}
    `) as unknown as TypedDocumentString<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const ReviewVendorDocumentDocument = new TypedDocumentString(`
    mutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    id
    reviewStatus
    reviewReason
    vendor {
      id
      documentsOnFile
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewVendorDocumentMutation, ReviewVendorDocumentMutationVariables>;
export const AnswerSupportTicketDocument = new TypedDocumentString(`
    mutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
    status
    adminResponse
  }
}
    `) as unknown as TypedDocumentString<AnswerSupportTicketMutation, AnswerSupportTicketMutationVariables>;
export const UserCountDocument = new TypedDocumentString(`
    query UserCount {
  users {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<UserCountQuery, UserCountQueryVariables>;
export const UserDocument = new TypedDocumentString(`
    query User($id: UUID!) {
  user(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UserQuery, UserQueryVariables>;
export const JobCountDocument = new TypedDocumentString(`
    query JobCount {
  jobs {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<JobCountQuery, JobCountQueryVariables>;
export const TotalUsersDocument = new TypedDocumentString(`
    query TotalUsers {
  adminStats {
    totalUsers
  }
}
    `) as unknown as TypedDocumentString<TotalUsersQuery, TotalUsersQueryVariables>;
export const MarketOverviewDocument = new TypedDocumentString(`
    query MarketOverview {
  marketOverview {
    days {
      date
    }
  }
}
    `) as unknown as TypedDocumentString<MarketOverviewQuery, MarketOverviewQueryVariables>;
export const MarketAreasDocument = new TypedDocumentString(`
    query MarketAreas {
  marketAreas {
    requests
  }
}
    `) as unknown as TypedDocumentString<MarketAreasQuery, MarketAreasQueryVariables>;
export const AuditCountDocument = new TypedDocumentString(`
    query AuditCount {
  auditEvents {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<AuditCountQuery, AuditCountQueryVariables>;
export const CloseTicketIdDocument = new TypedDocumentString(`
    mutation CloseTicketId($id: UUID!) {
  closeSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CloseTicketIdMutation, CloseTicketIdMutationVariables>;
export const ReopenTicketIdDocument = new TypedDocumentString(`
    mutation ReopenTicketId($id: UUID!) {
  reopenSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenTicketIdMutation, ReopenTicketIdMutationVariables>;
export const BidderStatesDocument = new TypedDocumentString(`
    query BidderStates {
  customerJobs {
    nodes {
      bids {
        nodes {
          vendor {
            isActive
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BidderStatesQuery, BidderStatesQueryVariables>;
export const LoginUserTypeDocument = new TypedDocumentString(`
    mutation LoginUserType($input: LoginInput!) {
  login(input: $input) {
    userType
  }
}
    `) as unknown as TypedDocumentString<LoginUserTypeMutation, LoginUserTypeMutationVariables>;
export const CancelJobForFraudDocument = new TypedDocumentString(`
    mutation CancelJobForFraud($jobId: UUID!) {
  cancelJob(jobId: $jobId, reason: "Fraud") {
    status
    history {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CancelJobForFraudMutation, CancelJobForFraudMutationVariables>;
export const AdminResponsesDocument = new TypedDocumentString(`
    query AdminResponses {
  supportTickets {
    nodes {
      adminResponse
    }
  }
}
    `) as unknown as TypedDocumentString<AdminResponsesQuery, AdminResponsesQueryVariables>;
export const CloseSupportTicketDocument = new TypedDocumentString(`
    mutation CloseSupportTicket($id: UUID!) {
  closeSupportTicket(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<CloseSupportTicketMutation, CloseSupportTicketMutationVariables>;
export const ReopenSupportTicketDocument = new TypedDocumentString(`
    mutation ReopenSupportTicket($id: UUID!) {
  reopenSupportTicket(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<ReopenSupportTicketMutation, ReopenSupportTicketMutationVariables>;
export const SaveDocumentIdDocument = new TypedDocumentString(`
    mutation SaveDocumentId($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveDocumentIdMutation, SaveDocumentIdMutationVariables>;
export const UserBusinessDocument = new TypedDocumentString(`
    query UserBusiness($id: UUID!) {
  user(id: $id) {
    documents {
      documentType
      reviewStatus
    }
    services {
      serviceType
    }
    areas {
      zipCode
    }
    stats {
      activeJobs
    }
  }
}
    `) as unknown as TypedDocumentString<UserBusinessQuery, UserBusinessQueryVariables>;
export const FeeAndPhoneDocument = new TypedDocumentString(`
    query FeeAndPhone {
  settings {
    serviceFeePercent
    supportPhone
  }
}
    `) as unknown as TypedDocumentString<FeeAndPhoneQuery, FeeAndPhoneQueryVariables>;
export const AdminStatsDocument = new TypedDocumentString(`
    query AdminStats {
  adminStats {
    totalUsers
    activeVendors
    totalOrders
    totalRevenue
    pendingIssues
  }
}
    `) as unknown as TypedDocumentString<AdminStatsQuery, AdminStatsQueryVariables>;
export const AdminFiguresDocument = new TypedDocumentString(`
    query AdminFigures {
  adminStats {
    totalUsers
    activeVendors
    totalOrders
    totalRevenue
    pendingIssues
  }
  marketOverview {
    days {
      date
      orders
      revenue
    }
    previousDays {
      date
    }
    services {
      serviceType
      jobs
      shareWithBid
      medianMinutesToFirstBid
      shareWithInstantBid
      shareIn5Minutes
      shareIn2Hours
      bidsPerRequest
      shareAccepted
    }
  }
}
    `) as unknown as TypedDocumentString<AdminFiguresQuery, AdminFiguresQueryVariables>;
export const OrdersBothWaysDocument = new TypedDocumentString(`
    query OrdersBothWays {
  marketOverview {
    days {
      orders
    }
    services {
      jobs
    }
  }
}
    `) as unknown as TypedDocumentString<OrdersBothWaysQuery, OrdersBothWaysQueryVariables>;
export const RequestAdminSuspensionDocument = new TypedDocumentString(`
    mutation RequestAdminSuspension($userId: UUID!, $isActive: Boolean!) {
  requestAdminSuspension(userId: $userId, isActive: $isActive) {
    id
    isActive
    expiresAt
    askedBy {
      id
    }
    user {
      id
      isActive
    }
  }
}
    `) as unknown as TypedDocumentString<RequestAdminSuspensionMutation, RequestAdminSuspensionMutationVariables>;
export const ConfirmAdminSuspensionDocument = new TypedDocumentString(`
    mutation ConfirmAdminSuspension($id: UUID!) {
  confirmAdminSuspension(id: $id) {
    id
    isActive
  }
}
    `) as unknown as TypedDocumentString<ConfirmAdminSuspensionMutation, ConfirmAdminSuspensionMutationVariables>;
export const WithdrawAdminSuspensionDocument = new TypedDocumentString(`
    mutation WithdrawAdminSuspension($id: UUID!) {
  withdrawAdminSuspension(id: $id) {
    id
    isActive
  }
}
    `) as unknown as TypedDocumentString<WithdrawAdminSuspensionMutation, WithdrawAdminSuspensionMutationVariables>;
export const ChangeOwnEmailDocument = new TypedDocumentString(`
    mutation ChangeOwnEmail($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<ChangeOwnEmailMutation, ChangeOwnEmailMutationVariables>;
export const AdminSuspensionsDocument = new TypedDocumentString(`
    query AdminSuspensions {
  adminSuspensions {
    id
    viewerCanConfirm
    viewerCanWithdraw
  }
}
    `) as unknown as TypedDocumentString<AdminSuspensionsQuery, AdminSuspensionsQueryVariables>;
export const AuditOfSubjectDocument = new TypedDocumentString(`
    query AuditOfSubject($subjectId: UUID) {
  auditEvents(subjectId: $subjectId) {
    nodes {
      action
      actor {
        id
      }
      subject {
        id
      }
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<AuditOfSubjectQuery, AuditOfSubjectQueryVariables>;
export const SuspendUserDocument = new TypedDocumentString(`
    mutation SuspendUser($id: UUID!) {
  setUserActive(userId: $id, isActive: false) {
    id
  }
}
    `) as unknown as TypedDocumentString<SuspendUserMutation, SuspendUserMutationVariables>;
export const ReopenForAuditDocument = new TypedDocumentString(`
    mutation ReopenForAudit($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "No truck") {
    bids {
      nodes {
        id
        status
        takenAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenForAuditMutation, ReopenForAuditMutationVariables>;
export const AuditNamesDocument = new TypedDocumentString(`
    query AuditNames($subjectId: UUID) {
  auditEvents(subjectId: $subjectId) {
    nodes {
      action
      subjectName
      vendors {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditNamesQuery, AuditNamesQueryVariables>;
export const TicketForAuditDocument = new TypedDocumentString(`
    mutation TicketForAudit($input: SupportTicketInput!) {
  openSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<TicketForAuditMutation, TicketForAuditMutationVariables>;
export const CloseForAuditDocument = new TypedDocumentString(`
    mutation CloseForAudit($id: UUID!) {
  closeSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CloseForAuditMutation, CloseForAuditMutationVariables>;
export const TakenBidsDocument = new TypedDocumentString(`
    query TakenBids($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        status
        takenAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TakenBidsQuery, TakenBidsQueryVariables>;
export const ExtraLoadShareDocument = new TypedDocumentString(`
    query ExtraLoadShare($days: Int) {
  extraLoadShare(days: $days) {
    vendor {
      id
    }
    declaredEighths
    jobs
    withExtra
  }
}
    `) as unknown as TypedDocumentString<ExtraLoadShareQuery, ExtraLoadShareQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($input: CreateUserInput!) {
  createUser(input: $input) {
    id
    email
    invitedAt
  }
}
    `) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($userId: UUID!) {
  resendInvitation(userId: $userId) {
    id
    invitedAt
  }
}
    `) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const InvitedUserDocument = new TypedDocumentString(`
    query InvitedUser($id: UUID!) {
  user(id: $id) {
    invitedAt
  }
}
    `) as unknown as TypedDocumentString<InvitedUserQuery, InvitedUserQueryVariables>;
export const UpdateInvitedDocument = new TypedDocumentString(`
    mutation UpdateInvited($input: UpdateUserInput!) {
  updateUser(input: $input) {
    invitedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateInvitedMutation, UpdateInvitedMutationVariables>;
export const MarketAreasOfPeriodDocument = new TypedDocumentString(`
    query MarketAreasOfPeriod($days: Int) {
  marketAreas(days: $days) {
    zipPrefix
    serviceType
    requests
    shareIn5Minutes
    shareIn2Hours
    bidsPerRequest
    medianMinutesToFirstBid
    shareAccepted
  }
}
    `) as unknown as TypedDocumentString<MarketAreasOfPeriodQuery, MarketAreasOfPeriodQueryVariables>;
export const JobsLeftDocument = new TypedDocumentString(`
    query JobsLeft($userIds: [UUID!]!) {
  jobsUnderWay(userIds: $userIds)
}
    `) as unknown as TypedDocumentString<JobsLeftQuery, JobsLeftQueryVariables>;
export const HeardOfVendorDocument = new TypedDocumentString(`
    query HeardOfVendor {
  notices {
    nodes {
      kind
      jobId
      text
    }
  }
}
    `) as unknown as TypedDocumentString<HeardOfVendorQuery, HeardOfVendorQueryVariables>;
export const FailedTasksDocument = new TypedDocumentString(`
    query FailedTasks {
  failedTasks {
    id
    task
    subjectId
    attempts
    error
    createdAt
    failedAt
    nextTryAt
  }
}
    `) as unknown as TypedDocumentString<FailedTasksQuery, FailedTasksQueryVariables>;
export const RetryTaskDocument = new TypedDocumentString(`
    mutation RetryTask($id: ID!) {
  retryTask(id: $id) {
    id
    task
  }
}
    `) as unknown as TypedDocumentString<RetryTaskMutation, RetryTaskMutationVariables>;
export const RemoveTaskDocument = new TypedDocumentString(`
    mutation RemoveTask($id: ID!) {
  removeTask(id: $id) {
    id
    task
  }
}
    `) as unknown as TypedDocumentString<RemoveTaskMutation, RemoveTaskMutationVariables>;
export const AuditOfActionDocument = new TypedDocumentString(`
    query AuditOfAction($action: String) {
  auditEvents(action: $action) {
    nodes {
      subjectId
      before
      after
      actor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditOfActionQuery, AuditOfActionQueryVariables>;
export const RequestAdminSuspensionIdDocument = new TypedDocumentString(`
    mutation RequestAdminSuspensionId($userId: UUID!) {
  requestAdminSuspension(userId: $userId, isActive: false) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestAdminSuspensionIdMutation, RequestAdminSuspensionIdMutationVariables>;
export const SetUsersActiveDocument = new TypedDocumentString(`
    mutation SetUsersActive($userIds: [UUID!]!, $isActive: Boolean!) {
  setUsersActive(userIds: $userIds, isActive: $isActive) {
    changed {
      id
      isActive
    }
    refused {
      userId
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetUsersActiveMutation, SetUsersActiveMutationVariables>;
export const UpdateAccountVersionDocument = new TypedDocumentString(`
    mutation UpdateAccountVersion($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountVersionMutation, UpdateAccountVersionMutationVariables>;
export const OpenVersionedTicketDocument = new TypedDocumentString(`
    mutation OpenVersionedTicket($input: SupportTicketInput!) {
  openSupportTicket(input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<OpenVersionedTicketMutation, OpenVersionedTicketMutationVariables>;
export const UpdateUserVersionDocument = new TypedDocumentString(`
    mutation UpdateUserVersion($input: UpdateUserInput!) {
  updateUser(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateUserVersionMutation, UpdateUserVersionMutationVariables>;
export const AddVersionedSizeDocument = new TypedDocumentString(`
    mutation AddVersionedSize {
  addDumpsterSize(input: {size: "Small"}) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<AddVersionedSizeMutation, AddVersionedSizeMutationVariables>;
export const UpdateSizeVersionDocument = new TypedDocumentString(`
    mutation UpdateSizeVersion($input: UpdateDumpsterSizeInput!) {
  updateDumpsterSize(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateSizeVersionMutation, UpdateSizeVersionMutationVariables>;
export const AnswerTicketVersionDocument = new TypedDocumentString(`
    mutation AnswerTicketVersion($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<AnswerTicketVersionMutation, AnswerTicketVersionMutationVariables>;
export const ReviewDocumentVersionDocument = new TypedDocumentString(`
    mutation ReviewDocumentVersion($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewDocumentVersionMutation, ReviewDocumentVersionMutationVariables>;
export const SettingsVersionDocument = new TypedDocumentString(`
    query SettingsVersion {
  settings {
    version
  }
}
    `) as unknown as TypedDocumentString<SettingsVersionQuery, SettingsVersionQueryVariables>;
export const UpdateSettingsVersionDocument = new TypedDocumentString(`
    mutation UpdateSettingsVersion($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateSettingsVersionMutation, UpdateSettingsVersionMutationVariables>;
export const SuspendUserVersionDocument = new TypedDocumentString(`
    mutation SuspendUserVersion($id: UUID!) {
  setUserActive(userId: $id, isActive: false) {
    version
  }
}
    `) as unknown as TypedDocumentString<SuspendUserVersionMutation, SuspendUserVersionMutationVariables>;
export const SupportTicketDocument = new TypedDocumentString(`
    query SupportTicket($id: UUID!) {
  supportTicket(id: $id) {
    issue
  }
}
    `) as unknown as TypedDocumentString<SupportTicketQuery, SupportTicketQueryVariables>;
export const WorklistDocument = new TypedDocumentString(`
    query Worklist {
  worklist {
    documentCount
    documents {
      id
      documentType
      vendor {
        id
        firstName
      }
    }
    ticketCount
    tickets {
      id
      issue
      customer {
        id
      }
      job {
        id
      }
    }
    taskCount
    tasks {
      id
      task
      nextTryAt
    }
    unansweredJobCount
    unansweredJobs {
      id
    }
    strandedJobCount
    strandedJobs {
      id
      vendor {
        id
        isActive
      }
    }
    overdueJobCount
    overdueJobs {
      id
    }
    contestedJobCount
    contestedJobs {
      id
    }
    deniedJobCount
    deniedJobs {
      id
    }
    nextUnansweredAt
  }
}
    `) as unknown as TypedDocumentString<WorklistQuery, WorklistQueryVariables>;
export const CloseOldestDocument = new TypedDocumentString(`
    mutation CloseOldest($id: UUID!) {
  closeSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CloseOldestMutation, CloseOldestMutationVariables>;
export const StrandedSinceDocument = new TypedDocumentString(`
    query StrandedSince($id: UUID!) {
  job(id: $id) {
    strandedSince
  }
}
    `) as unknown as TypedDocumentString<StrandedSinceQuery, StrandedSinceQueryVariables>;
export const ReassignStrandedDocument = new TypedDocumentString(`
    mutation ReassignStranded($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Suspended") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignStrandedMutation, ReassignStrandedMutationVariables>;
export const NeedyJobsDocument = new TypedDocumentString(`
    query NeedyJobs($needs: JobNeed, $search: String, $status: JobStatus, $first: Int!, $after: String) {
  jobs(
    needs: $needs
    search: $search
    status: $status
    first: $first
    after: $after
  ) {
    nodes {
      id
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<NeedyJobsQuery, NeedyJobsQueryVariables>;
export const AgendaOfDocument = new TypedDocumentString(`
    query AgendaOf($vendorId: UUID) {
  vendorAgenda(vendorId: $vendorId) {
    vendorId
    hasServices
    offersRentals
    hasRates
    hasAreas
    documentsOnFile
    hasBid
    hasJob
    nextJobs {
      id
      title
    }
    changeOrders {
      id
      job {
        id
      }
    }
    unreadJobs {
      id
      unreadMessages
    }
    openBids {
      id
    }
    openBidCount
    lostBids {
      id
      job {
        id
        whyNotBid
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AgendaOfQuery, AgendaOfQueryVariables>;
export const DeclineAgendaBidDocument = new TypedDocumentString(`
    mutation DeclineAgendaBid($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineAgendaBidMutation, DeclineAgendaBidMutationVariables>;
export const SendAgendaDocument = new TypedDocumentString(`
    mutation SendAgenda($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendAgendaMutation, SendAgendaMutationVariables>;
export const ReadAgendaDocument = new TypedDocumentString(`
    mutation ReadAgenda($jobId: UUID!) {
  markMessagesRead(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReadAgendaMutation, ReadAgendaMutationVariables>;
export const OverdueOfDocument = new TypedDocumentString(`
    query OverdueOf {
  vendorAgenda {
    overdueStatement {
      id
      month
      due
    }
    statementToPay {
      month
      due
      howToPay
    }
  }
}
    `) as unknown as TypedDocumentString<OverdueOfQuery, OverdueOfQueryVariables>;
export const ChangesToDecideDocument = new TypedDocumentString(`
    query ChangesToDecide($id: UUID!) {
  job(id: $id) {
    changeOrdersToDecide {
      id
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<ChangesToDecideQuery, ChangesToDecideQueryVariables>;
export const WaitingApplicationsDocument = new TypedDocumentString(`
    query WaitingApplications($status: ApplicationStatus) {
  vendorApplications(status: $status) {
    nodes {
      id
      businessName
      firstName
      lastName
      email
      phone
      zipCode
      services
      message
      createdAt
      consentedAt
      status
      version
      decidedAt
      decidedBy {
        id
      }
      declineReason
      account {
        id
        userType
      }
      others {
        id
        businessName
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<WaitingApplicationsQuery, WaitingApplicationsQueryVariables>;
export const InviteApplicantInTestDocument = new TypedDocumentString(`
    mutation InviteApplicantInTest($id: UUID!, $version: Int) {
  inviteApplicant(id: $id, version: $version) {
    status
    decidedBy {
      id
    }
    account {
      id
      firstName
      userType
    }
    version
  }
}
    `) as unknown as TypedDocumentString<InviteApplicantInTestMutation, InviteApplicantInTestMutationVariables>;
export const DeclineApplicationInTestDocument = new TypedDocumentString(`
    mutation DeclineApplicationInTest($input: DeclineApplicationInput!) {
  declineApplication(input: $input) {
    status
    declineReason
  }
}
    `) as unknown as TypedDocumentString<DeclineApplicationInTestMutation, DeclineApplicationInTestMutationVariables>;
export const ApplicationsToDecideDocument = new TypedDocumentString(`
    query ApplicationsToDecide {
  worklist {
    applicationCount
    applications {
      businessName
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicationsToDecideQuery, ApplicationsToDecideQueryVariables>;
export const InvitedBusinessDocument = new TypedDocumentString(`
    query InvitedBusiness {
  me {
    email
    phone
    userType
    initialServiceZipCode
  }
  business {
    name
  }
  serviceAreas {
    zipCode
    city
  }
  vendorServices {
    serviceType
    isActive
  }
}
    `) as unknown as TypedDocumentString<InvitedBusinessQuery, InvitedBusinessQueryVariables>;
export const PageOfApplicationsDocument = new TypedDocumentString(`
    query PageOfApplications($after: String) {
  vendorApplications(status: waiting, first: 2, after: $after) {
    nodes {
      email
    }
    pageInfo {
      endCursor
      hasNextPage
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<PageOfApplicationsQuery, PageOfApplicationsQueryVariables>;
export const InviteWalkedDocument = new TypedDocumentString(`
    mutation InviteWalked($id: UUID!) {
  inviteApplicant(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteWalkedMutation, InviteWalkedMutationVariables>;
export const DeclineWalkedApplicationDocument = new TypedDocumentString(`
    mutation DeclineWalkedApplication($input: DeclineApplicationInput!) {
  declineApplication(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineWalkedApplicationMutation, DeclineWalkedApplicationMutationVariables>;
export const ApplyAsVendorInTestDocument = new TypedDocumentString(`
    mutation ApplyAsVendorInTest($input: VendorApplicationInput!) {
  applyAsVendor(input: $input)
}
    `) as unknown as TypedDocumentString<ApplyAsVendorInTestMutation, ApplyAsVendorInTestMutationVariables>;
export const SubmitBidUntilDocument = new TypedDocumentString(`
    mutation SubmitBidUntil($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
    status
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<SubmitBidUntilMutation, SubmitBidUntilMutationVariables>;
export const ChangeBidUntilDocument = new TypedDocumentString(`
    mutation ChangeBidUntil($input: ChangeBidInput!) {
  changeBid(input: $input) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<ChangeBidUntilMutation, ChangeBidUntilMutationVariables>;
export const DeclineLateDocument = new TypedDocumentString(`
    mutation DeclineLate($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineLateMutation, DeclineLateMutationVariables>;
export const WithdrawLateDocument = new TypedDocumentString(`
    mutation WithdrawLate($bidId: UUID!) {
  withdrawBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawLateMutation, WithdrawLateMutationVariables>;
export const JobWithEndsDocument = new TypedDocumentString(`
    query JobWithEnds($id: UUID!) {
  job(id: $id) {
    timeZone
    openBidCount
    lowestBidPrice
    whyNotBid
    pickupDateTime
    dropoffDate
    dropoffTimePreference
    myBid {
      id
      status
      viewerCanChange
      viewerCanWithdraw
    }
    bids {
      nodes {
        id
        status
        viewerCanDecide
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobWithEndsQuery, JobWithEndsQueryVariables>;
export const EndedBidsDocument = new TypedDocumentString(`
    query EndedBids {
  vendorAgenda {
    openBidCount
    openBids {
      id
    }
    lostBids {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<EndedBidsQuery, EndedBidsQueryVariables>;
export const SubmitBidWithTermsDocument = new TypedDocumentString(`
    mutation SubmitBidWithTerms($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
    includedDays
    includedTons
    extraDayPrice
    extraTonPrice
    tripFee
  }
}
    `) as unknown as TypedDocumentString<SubmitBidWithTermsMutation, SubmitBidWithTermsMutationVariables>;
export const ChangeTermsDocument = new TypedDocumentString(`
    mutation ChangeTerms($input: ChangeBidInput!) {
  changeBid(input: $input) {
    includedDays
    includedTons
    extraDayPrice
    extraTonPrice
    tripFee
  }
}
    `) as unknown as TypedDocumentString<ChangeTermsMutation, ChangeTermsMutationVariables>;
export const TermsOfBidsDocument = new TypedDocumentString(`
    query TermsOfBids($id: UUID!) {
  job(id: $id) {
    dumpsterSize
    dropoffDate
    pickupDate
    debris
    lowestBidTotal
    bids {
      nodes {
        price
        includedDays
        includedTons
        extraDayPrice
        extraTonPrice
        tripFee
        light: estimatedTotal(weight: light)
        typical: estimatedTotal(weight: typical)
        heavy: estimatedTotal(weight: heavy)
        estimatedTotal
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TermsOfBidsQuery, TermsOfBidsQueryVariables>;
export const AcceptBidWithTermsDocument = new TypedDocumentString(`
    mutation AcceptBidWithTerms($bidId: UUID!, $price: Money, $terms: BidTermsInput) {
  acceptBid(bidId: $bidId, price: $price, terms: $terms) {
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<AcceptBidWithTermsMutation, AcceptBidWithTermsMutationVariables>;
export const AgreedTermsDocument = new TypedDocumentString(`
    query AgreedTerms($id: UUID!) {
  job(id: $id) {
    myBid {
      status
      includedDays
      includedTons
      extraDayPrice
      extraTonPrice
      tripFee
    }
  }
}
    `) as unknown as TypedDocumentString<AgreedTermsQuery, AgreedTermsQueryVariables>;
export const ChangeBidDocument = new TypedDocumentString(`
    mutation ChangeBid($input: ChangeBidInput!) {
  changeBid(input: $input) {
    id
    price
    message
    job {
      id
      myBid {
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeBidMutation, ChangeBidMutationVariables>;
export const WithdrawBidDocument = new TypedDocumentString(`
    mutation WithdrawBid($bidId: UUID!) {
  withdrawBid(bidId: $bidId) {
    id
    status
    job {
      whyNotBid
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawBidMutation, WithdrawBidMutationVariables>;
export const DeclineBidDocument = new TypedDocumentString(`
    mutation DeclineBid($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<DeclineBidMutation, DeclineBidMutationVariables>;
export const SubmitBidDetailsDocument = new TypedDocumentString(`
    mutation SubmitBidDetails($input: SubmitBidInput!) {
  submitBid(input: $input) {
    price
    message
    status
    createdAt
    viewerCanChange
    job {
      id
      whyNotBid
      myBid {
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitBidDetailsMutation, SubmitBidDetailsMutationVariables>;
export const AcceptBidAtPriceDocument = new TypedDocumentString(`
    mutation AcceptBidAtPrice($bidId: UUID!, $price: Money) {
  acceptBid(bidId: $bidId, price: $price) {
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<AcceptBidAtPriceMutation, AcceptBidAtPriceMutationVariables>;
export const JobVendorDocument = new TypedDocumentString(`
    query JobVendor($id: UUID!) {
  job(id: $id) {
    status
    finalPrice
    vendorId
    vendor {
      id
    }
    bids {
      nodes {
        vendorId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobVendorQuery, JobVendorQueryVariables>;
export const AvailableJobsPageDocument = new TypedDocumentString(`
    query AvailableJobsPage($first: Int!, $after: String) {
  availableJobs(first: $first, after: $after) {
    totalCount
    nodes {
      id
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<AvailableJobsPageQuery, AvailableJobsPageQueryVariables>;
export const OpenBidCountDocument = new TypedDocumentString(`
    query OpenBidCount($id: UUID!) {
  job(id: $id) {
    openBidCount
  }
}
    `) as unknown as TypedDocumentString<OpenBidCountQuery, OpenBidCountQueryVariables>;
export const LowestBidPriceDocument = new TypedDocumentString(`
    query LowestBidPrice($id: UUID!) {
  job(id: $id) {
    lowestBidPrice
  }
}
    `) as unknown as TypedDocumentString<LowestBidPriceQuery, LowestBidPriceQueryVariables>;
export const WithdrawLowestDocument = new TypedDocumentString(`
    mutation WithdrawLowest($bidId: UUID!) {
  withdrawBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawLowestMutation, WithdrawLowestMutationVariables>;
export const LowestBidTotalDocument = new TypedDocumentString(`
    query LowestBidTotal($id: UUID!) {
  job(id: $id) {
    lowestBidPrice
    lowestBidTotal
  }
}
    `) as unknown as TypedDocumentString<LowestBidTotalQuery, LowestBidTotalQueryVariables>;
export const IsServedDocument = new TypedDocumentString(`
    query IsServed($id: UUID!) {
  job(id: $id) {
    isServed
  }
}
    `) as unknown as TypedDocumentString<IsServedQuery, IsServedQueryVariables>;
export const VendorsNearbyDocument = new TypedDocumentString(`
    query VendorsNearby($id: UUID!) {
  job(id: $id) {
    vendorsNearby
  }
}
    `) as unknown as TypedDocumentString<VendorsNearbyQuery, VendorsNearbyQueryVariables>;
export const MinutesToBidDocument = new TypedDocumentString(`
    query MinutesToBid($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendorId
        status
        minutesToBid
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MinutesToBidQuery, MinutesToBidQueryVariables>;
export const GiveBackDocument = new TypedDocumentString(`
    mutation GiveBack($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<GiveBackMutation, GiveBackMutationVariables>;
export const LatestCommentsDocument = new TypedDocumentString(`
    query LatestComments($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendor {
          id
          latestComments {
            rating
            comment
            createdAt
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LatestCommentsQuery, LatestCommentsQueryVariables>;
export const OwnLatestCommentsDocument = new TypedDocumentString(`
    query OwnLatestComments {
  me {
    latestComments {
      comment
    }
  }
}
    `) as unknown as TypedDocumentString<OwnLatestCommentsQuery, OwnLatestCommentsQueryVariables>;
export const LatestCommentsOfUserDocument = new TypedDocumentString(`
    query LatestCommentsOfUser($id: UUID!) {
  user(id: $id) {
    latestComments {
      comment
    }
  }
}
    `) as unknown as TypedDocumentString<LatestCommentsOfUserQuery, LatestCommentsOfUserQueryVariables>;
export const MyLatestCommentsDocument = new TypedDocumentString(`
    query MyLatestComments {
  me {
    latestComments {
      comment
    }
  }
}
    `) as unknown as TypedDocumentString<MyLatestCommentsQuery, MyLatestCommentsQueryVariables>;
export const SetItemOfBidderDocument = new TypedDocumentString(`
    mutation SetItemOfBidder($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {
  setVendorItem(kind: $kind, takes: $takes, price: $price) {
    kind
  }
}
    `) as unknown as TypedDocumentString<SetItemOfBidderMutation, SetItemOfBidderMutationVariables>;
export const SubmitJunkBidDocument = new TypedDocumentString(`
    mutation SubmitJunkBid($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
    includedEighths
    extraEighthPrice
    items {
      kind
      takes
      price
    }
    parts {
      label
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitJunkBidMutation, SubmitJunkBidMutationVariables>;
export const ChangeJunkBidDocument = new TypedDocumentString(`
    mutation ChangeJunkBid($input: ChangeBidInput!) {
  changeBid(input: $input) {
    includedEighths
    extraEighthPrice
    items {
      kind
      takes
      price
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeJunkBidMutation, ChangeJunkBidMutationVariables>;
export const ConfirmJunkBidDocument = new TypedDocumentString(`
    mutation ConfirmJunkBid($bidId: UUID!, $version: Int) {
  confirmBid(bidId: $bidId, version: $version) {
    items {
      kind
      takes
      price
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmJunkBidMutation, ConfirmJunkBidMutationVariables>;
export const AcceptJunkBidDocument = new TypedDocumentString(`
    mutation AcceptJunkBid($bidId: UUID!, $terms: BidTermsInput) {
  acceptBid(bidId: $bidId, terms: $terms) {
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<AcceptJunkBidMutation, AcceptJunkBidMutationVariables>;
export const DeclineWalkedBidDocument = new TypedDocumentString(`
    mutation DeclineWalkedBid($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineWalkedBidMutation, DeclineWalkedBidMutationVariables>;
export const ChangeWalkedBidDocument = new TypedDocumentString(`
    mutation ChangeWalkedBid($input: ChangeBidInput!) {
  changeBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeWalkedBidMutation, ChangeWalkedBidMutationVariables>;
export const BoardOfDocument = new TypedDocumentString(`
    query BoardOf($vendorId: UUID, $day: LocalDate!) {
  board(vendorId: $vendorId, day: $day) {
    people {
      id
      name
    }
    visits {
      id
      status
      assignedTo {
        id
        name
      }
      comes
      position
    }
  }
}
    `) as unknown as TypedDocumentString<BoardOfQuery, BoardOfQueryVariables>;
export const WeekOfDocument = new TypedDocumentString(`
    query WeekOf($from: LocalDate!) {
  boardWeek(from: $from) {
    day
    visits
    assigned
  }
}
    `) as unknown as TypedDocumentString<WeekOfQuery, WeekOfQueryVariables>;
export const AssignVisitDocument = new TypedDocumentString(`
    mutation AssignVisit($visitId: UUID!, $personId: UUID, $after: UUID) {
  assignVisit(visitId: $visitId, personId: $personId, after: $after) {
    id
    assignedTo {
      id
      name
    }
    position
  }
}
    `) as unknown as TypedDocumentString<AssignVisitMutation, AssignVisitMutationVariables>;
export const PlannedVisitsDocument = new TypedDocumentString(`
    query PlannedVisits($id: UUID!) {
  job(id: $id) {
    visits {
      id
      status
      assignedTo {
        id
        name
      }
      comes
      position
    }
  }
}
    `) as unknown as TypedDocumentString<PlannedVisitsQuery, PlannedVisitsQueryVariables>;
export const AssignSecretVisitDocument = new TypedDocumentString(`
    mutation AssignSecretVisit($visitId: UUID!, $personId: UUID) {
  assignVisit(visitId: $visitId, personId: $personId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignSecretVisitMutation, AssignSecretVisitMutationVariables>;
export const AssignToldVisitDocument = new TypedDocumentString(`
    mutation AssignToldVisit($visitId: UUID!, $personId: UUID) {
  assignVisit(visitId: $visitId, personId: $personId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignToldVisitMutation, AssignToldVisitMutationVariables>;
export const SaveWholeBusinessDocument = new TypedDocumentString(`
    mutation SaveWholeBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    vendorId
    name
    about
    phone
    logo
    since
    paymentMethods
    paymentHandles {
      method
      handle
    }
    version
  }
}
    `) as unknown as TypedDocumentString<SaveWholeBusinessMutation, SaveWholeBusinessMutationVariables>;
export const WholeBusinessDocument = new TypedDocumentString(`
    query WholeBusiness($vendorId: UUID) {
  business(vendorId: $vendorId) {
    vendorId
    name
    about
    phone
    logo
    since
    paymentMethods
    paymentHandles {
      method
      handle
    }
    version
  }
}
    `) as unknown as TypedDocumentString<WholeBusinessQuery, WholeBusinessQueryVariables>;
export const VendorOfJobDocument = new TypedDocumentString(`
    query VendorOfJob($id: UUID!) {
  job(id: $id) {
    vendor {
      firstName
      lastName
      businessName
      businessPhone
    }
    bids {
      nodes {
        vendor {
          businessName
          businessLogo
          businessPhone
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VendorOfJobQuery, VendorOfJobQueryVariables>;
export const AsksForBusinessDocument = new TypedDocumentString(`
    query AsksForBusiness {
  vendorAgenda {
    asksForBusiness
  }
}
    `) as unknown as TypedDocumentString<AsksForBusinessQuery, AsksForBusinessQueryVariables>;
export const NotNowDocument = new TypedDocumentString(`
    mutation NotNow {
  dismissBusinessPrompt {
    asksForBusiness
  }
}
    `) as unknown as TypedDocumentString<NotNowMutation, NotNowMutationVariables>;
export const StartNamedDocument = new TypedDocumentString(`
    mutation StartNamed($jobId: UUID!) {
  startJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartNamedMutation, StartNamedMutationVariables>;
export const SaveJudgedBusinessDocument = new TypedDocumentString(`
    mutation SaveJudgedBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    name
    logo
    nameRemovedFor
    logoRemovedFor
    version
  }
}
    `) as unknown as TypedDocumentString<SaveJudgedBusinessMutation, SaveJudgedBusinessMutationVariables>;
export const JudgedBusinessDocument = new TypedDocumentString(`
    query JudgedBusiness($vendorId: UUID) {
  business(vendorId: $vendorId) {
    name
    logo
    nameRemovedFor
    logoRemovedFor
    version
  }
}
    `) as unknown as TypedDocumentString<JudgedBusinessQuery, JudgedBusinessQueryVariables>;
export const RemoveBusinessNameDocument = new TypedDocumentString(`
    mutation RemoveBusinessName($input: RemoveFromBusinessInput!) {
  removeBusinessName(input: $input) {
    vendorId
    name
    logo
    nameRemovedFor
    logoRemovedFor
    version
  }
}
    `) as unknown as TypedDocumentString<RemoveBusinessNameMutation, RemoveBusinessNameMutationVariables>;
export const RemoveBusinessLogoDocument = new TypedDocumentString(`
    mutation RemoveBusinessLogo($input: RemoveFromBusinessInput!) {
  removeBusinessLogo(input: $input) {
    vendorId
    name
    logo
    nameRemovedFor
    logoRemovedFor
    version
  }
}
    `) as unknown as TypedDocumentString<RemoveBusinessLogoMutation, RemoveBusinessLogoMutationVariables>;
export const JudgedProfileDocument = new TypedDocumentString(`
    query JudgedProfile($id: UUID!) {
  vendorProfile(id: $id) {
    name
    logo
    about
  }
}
    `) as unknown as TypedDocumentString<JudgedProfileQuery, JudgedProfileQueryVariables>;
export const JudgedBidderDocument = new TypedDocumentString(`
    query JudgedBidder($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendor {
          firstName
          businessName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JudgedBidderQuery, JudgedBidderQueryVariables>;
export const RemovedNoticesDocument = new TypedDocumentString(`
    query RemovedNotices {
  notices(first: 5) {
    nodes {
      kind
      text
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RemovedNoticesQuery, RemovedNoticesQueryVariables>;
export const SavePrivateBusinessDocument = new TypedDocumentString(`
    mutation SavePrivateBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<SavePrivateBusinessMutation, SavePrivateBusinessMutationVariables>;
export const SaveShownBusinessDocument = new TypedDocumentString(`
    mutation SaveShownBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    vendorId
  }
}
    `) as unknown as TypedDocumentString<SaveShownBusinessMutation, SaveShownBusinessMutationVariables>;
export const VendorProfileOfDocument = new TypedDocumentString(`
    query VendorProfileOf($id: UUID!) {
  vendorProfile(id: $id) {
    id
    name
    about
    logo
    since
    paymentMethods
    services
    rentalSizes
    rating
    ratingCount
    completedJobs
    verifiedDocuments
    areas {
      city
      state
      zipCount
    }
    cityCount
  }
}
    `) as unknown as TypedDocumentString<VendorProfileOfQuery, VendorProfileOfQueryVariables>;
export const SaveBusinessOfDocument = new TypedDocumentString(`
    mutation SaveBusinessOf($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    vendorId
    name
    version
  }
}
    `) as unknown as TypedDocumentString<SaveBusinessOfMutation, SaveBusinessOfMutationVariables>;
export const AddCircleOfProfileDocument = new TypedDocumentString(`
    mutation AddCircleOfProfile {
  addServiceAreasAround(zipCode: "10001", miles: 20) {
    addedCount
  }
}
    `) as unknown as TypedDocumentString<AddCircleOfProfileMutation, AddCircleOfProfileMutationVariables>;
export const ConnectPaymentsDocument = new TypedDocumentString(`
    mutation ConnectPayments {
  connectPayments {
    url
  }
}
    `) as unknown as TypedDocumentString<ConnectPaymentsMutation, ConnectPaymentsMutationVariables>;
export const DisconnectPaymentsDocument = new TypedDocumentString(`
    mutation DisconnectPayments {
  disconnectPayments
}
    `) as unknown as TypedDocumentString<DisconnectPaymentsMutation, DisconnectPaymentsMutationVariables>;
export const CardsOfBusinessDocument = new TypedDocumentString(`
    query CardsOfBusiness {
  business {
    cards {
      status
      needs
    }
  }
}
    `) as unknown as TypedDocumentString<CardsOfBusinessQuery, CardsOfBusinessQueryVariables>;
export const NameForCardsDocument = new TypedDocumentString(`
    mutation NameForCards {
  saveBusiness(input: {name: "Becker Hauling"}) {
    vendorId
  }
}
    `) as unknown as TypedDocumentString<NameForCardsMutation, NameForCardsMutationVariables>;
export const BidsTakeCardsDocument = new TypedDocumentString(`
    query BidsTakeCards($id: UUID!) {
  job(id: $id) {
    bids(first: 5) {
      nodes {
        vendorId
        takesCards
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BidsTakeCardsQuery, BidsTakeCardsQueryVariables>;
export const ProfileTakesCardsDocument = new TypedDocumentString(`
    query ProfileTakesCards($id: UUID!) {
  vendorProfile(id: $id) {
    takesCards
  }
}
    `) as unknown as TypedDocumentString<ProfileTakesCardsQuery, ProfileTakesCardsQueryVariables>;
export const TakesCardsDocument = new TypedDocumentString(`
    query TakesCards {
  settings {
    takesCards
  }
}
    `) as unknown as TypedDocumentString<TakesCardsQuery, TakesCardsQueryVariables>;
export const StripeInWorklistDocument = new TypedDocumentString(`
    query StripeInWorklist {
  worklist {
    tasks {
      task
      error
    }
  }
}
    `) as unknown as TypedDocumentString<StripeInWorklistQuery, StripeInWorklistQueryVariables>;
export const ConnectWithRevokedKeyDocument = new TypedDocumentString(`
    mutation ConnectWithRevokedKey {
  connectPayments {
    url
  }
}
    `) as unknown as TypedDocumentString<ConnectWithRevokedKeyMutation, ConnectWithRevokedKeyMutationVariables>;
export const AcceptSeenChangeDocument = new TypedDocumentString(`
    mutation AcceptSeenChange($id: UUID!, $amount: Money) {
  acceptChangeOrder(id: $id, amount: $amount) {
    status
  }
}
    `) as unknown as TypedDocumentString<AcceptSeenChangeMutation, AcceptSeenChangeMutationVariables>;
export const WalkedDealDocument = new TypedDocumentString(`
    query WalkedDeal($id: UUID!) {
  job(id: $id) {
    id
    status
    finalPrice
    amountDue
    cancellationFee
    charges {
      id
      kind
      quantity
      amount
      status
      voidedByAdmin
      createdAt
    }
    changeOrders {
      id
      kind
      status
      proposedBy
      amount
      windowStart
      windowBefore
      createdAt
      decidedAt
      visit {
        id
      }
      charge {
        id
      }
      viewerCanDecide
      viewerCanWithdraw
    }
    visits {
      id
      kind
      status
      windowStart
      windowEnd
      doneAt
      failedAt
      failureReason
    }
  }
}
    `) as unknown as TypedDocumentString<WalkedDealQuery, WalkedDealQueryVariables>;
export const CancelWalkedDocument = new TypedDocumentString(`
    mutation CancelWalked($jobId: UUID!, $fee: Money) {
  cancelJob(jobId: $jobId, fee: $fee) {
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<CancelWalkedMutation, CancelWalkedMutationVariables>;
export const ProposeOnSiteDocument = new TypedDocumentString(`
    mutation ProposeOnSite($input: ProposeChangeOrderInput!) {
  proposeChangeOrder(input: $input) {
    id
    kind
    item
    status
    amount
    quantity
    viewerCanDecide
    photos {
      kind
    }
    charge {
      kind
      label
      status
      amount
      quantity
      unitPrice
      contestUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeOnSiteMutation, ProposeOnSiteMutationVariables>;
export const ReassignOnSiteDocument = new TypedDocumentString(`
    mutation ReassignOnSite($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignOnSiteMutation, ReassignOnSiteMutationVariables>;
export const VisitsWithSwapsDocument = new TypedDocumentString(`
    query VisitsWithSwaps($id: UUID!) {
  job(id: $id) {
    status
    finalPrice
    amountDue
    visits {
      id
      kind
      status
      windowStart
      windowEnd
      unitLabel
      takenLabel
      tons
      tonsToCharge
      viewerCanStart
      viewerCanDispute
      viewerCanSchedule
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsWithSwapsQuery, VisitsWithSwapsQueryVariables>;
export const FinishSwapDocument = new TypedDocumentString(`
    mutation FinishSwap($visitId: UUID!, $input: CompleteVisitInput!) {
  completeVisit(visitId: $visitId, input: $input) {
    id
    status
    unitLabel
    takenLabel
    tons
    job {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<FinishSwapMutation, FinishSwapMutationVariables>;
export const AcceptWithTermsDocument = new TypedDocumentString(`
    mutation AcceptWithTerms($bidId: UUID!, $terms: BidTermsInput) {
  acceptBid(bidId: $bidId, terms: $terms) {
    status
  }
}
    `) as unknown as TypedDocumentString<AcceptWithTermsMutation, AcceptWithTermsMutationVariables>;
export const ConfirmChargedDocument = new TypedDocumentString(`
    mutation ConfirmCharged($bidId: UUID!) {
  confirmBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmChargedMutation, ConfirmChargedMutationVariables>;
export const OwedToEachDocument = new TypedDocumentString(`
    query OwedToEach($id: UUID!) {
  job(id: $id) {
    finalPrice
    amountDue
    balances {
      vendor {
        id
      }
      amount
    }
    charges {
      kind
      status
    }
  }
}
    `) as unknown as TypedDocumentString<OwedToEachQuery, OwedToEachQueryVariables>;
export const ReassignDeliveredDocument = new TypedDocumentString(`
    mutation ReassignDelivered($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignDeliveredMutation, ReassignDeliveredMutationVariables>;
export const CancelDeliveredDocument = new TypedDocumentString(`
    mutation CancelDelivered($jobId: UUID!) {
  cancelJob(jobId: $jobId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelDeliveredMutation, CancelDeliveredMutationVariables>;
export const ReopenDeliveredDocument = new TypedDocumentString(`
    mutation ReopenDelivered($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenDeliveredMutation, ReopenDeliveredMutationVariables>;
export const EditedJobDocument = new TypedDocumentString(`
    query EditedJob($id: UUID!) {
  job(id: $id) {
    version
    title
    description
    address
    zipCode
    timeZone
    images
    pickupDateTime
    scheduledDate
    customerBudget
    hasHazardousItems
    debris
    viewerCanEdit
    openBidCount
    myBid {
      unconfirmedSince
      requestChanges
      viewerCanConfirm
      viewerCanChange
      viewerCanWithdraw
    }
    bids {
      nodes {
        id
        status
        price
        expiresAt
        unconfirmedSince
        viewerCanDecide
        viewerCanConfirm
        minutesToBid
      }
    }
    history {
      fromStatus
      toStatus
      actor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditedJobQuery, EditedJobQueryVariables>;
export const ConfirmSeenDocument = new TypedDocumentString(`
    mutation ConfirmSeen($bidId: UUID!, $version: Int) {
  confirmBid(bidId: $bidId, version: $version) {
    id
    status
    unconfirmedSince
    requestChanges
    viewerCanConfirm
  }
}
    `) as unknown as TypedDocumentString<ConfirmSeenMutation, ConfirmSeenMutationVariables>;
export const ChangeSeenDocument = new TypedDocumentString(`
    mutation ChangeSeen($input: ChangeBidInput!) {
  changeBid(input: $input) {
    unconfirmedSince
    price
  }
}
    `) as unknown as TypedDocumentString<ChangeSeenMutation, ChangeSeenMutationVariables>;
export const EditDumpsterRentalDocument = new TypedDocumentString(`
    mutation EditDumpsterRental($input: EditDumpsterRentalInput!) {
  editDumpsterRental(input: $input) {
    version
    dumpsterSize
    placement
    scheduledDate
    bids {
      nodes {
        expiresAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditDumpsterRentalMutation, EditDumpsterRentalMutationVariables>;
export const DeclineUnconfirmedDocument = new TypedDocumentString(`
    mutation DeclineUnconfirmed($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    status
  }
}
    `) as unknown as TypedDocumentString<DeclineUnconfirmedMutation, DeclineUnconfirmedMutationVariables>;
export const EndedJobDocument = new TypedDocumentString(`
    query EndedJob($id: UUID!) {
  job(id: $id) {
    status
    viewerCanCancel
    bids {
      nodes {
        status
      }
    }
    history {
      fromStatus
      toStatus
      reason
      actor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EndedJobQuery, EndedJobQueryVariables>;
export const SubmitBidOfDaysDocument = new TypedDocumentString(`
    mutation SubmitBidOfDays($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitBidOfDaysMutation, SubmitBidOfDaysMutationVariables>;
export const LetBidStandDocument = new TypedDocumentString(`
    mutation LetBidStand($input: ChangeBidInput!) {
  changeBid(input: $input) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<LetBidStandMutation, LetBidStandMutationVariables>;
export const AvailableMeanwhileDocument = new TypedDocumentString(`
    query AvailableMeanwhile {
  availableJobs(first: 1) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AvailableMeanwhileQuery, AvailableMeanwhileQueryVariables>;
export const ReleaseMarkedDocument = new TypedDocumentString(`
    mutation ReleaseMarked($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    status
    givenBackAt
    vendorId
  }
}
    `) as unknown as TypedDocumentString<ReleaseMarkedMutation, ReleaseMarkedMutationVariables>;
export const ReopenMarkedDocument = new TypedDocumentString(`
    mutation ReopenMarked($jobId: UUID!, $reason: String!) {
  reopenJob(jobId: $jobId, reason: $reason) {
    status
    givenBackAt
  }
}
    `) as unknown as TypedDocumentString<ReopenMarkedMutation, ReopenMarkedMutationVariables>;
export const DeclineBeforeDocument = new TypedDocumentString(`
    mutation DeclineBefore($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    status
  }
}
    `) as unknown as TypedDocumentString<DeclineBeforeMutation, DeclineBeforeMutationVariables>;
export const GivenBackJobDocument = new TypedDocumentString(`
    query GivenBackJob($id: UUID!) {
  job(id: $id) {
    status
    givenBackAt
    bids {
      nodes {
        vendorId
        status
        unconfirmedSince
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GivenBackJobQuery, GivenBackJobQueryVariables>;
export const FirstAvailableDocument = new TypedDocumentString(`
    query FirstAvailable {
  availableJobs(first: 2) {
    nodes {
      id
      givenBackAt
    }
    pageInfo {
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<FirstAvailableQuery, FirstAvailableQueryVariables>;
export const NextAvailableDocument = new TypedDocumentString(`
    query NextAvailable($after: String) {
  availableJobs(first: 2, after: $after) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<NextAvailableQuery, NextAvailableQueryVariables>;
export const FirstOrdersDocument = new TypedDocumentString(`
    query FirstOrders {
  customerJobs(first: 2) {
    nodes {
      id
      givenBackAt
    }
  }
}
    `) as unknown as TypedDocumentString<FirstOrdersQuery, FirstOrdersQueryVariables>;
export const StillInterestedDocument = new TypedDocumentString(`
    mutation StillInterested($bidId: UUID!) {
  confirmBid(bidId: $bidId) {
    status
    unconfirmedSince
  }
}
    `) as unknown as TypedDocumentString<StillInterestedMutation, StillInterestedMutationVariables>;
export const CancelJobWithReasonDocument = new TypedDocumentString(`
    mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
  cancelJob(jobId: $jobId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelJobWithReasonMutation, CancelJobWithReasonMutationVariables>;
export const ReleaseJobWithReasonDocument = new TypedDocumentString(`
    mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {
  releaseJob(jobId: $jobId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReleaseJobWithReasonMutation, ReleaseJobWithReasonMutationVariables>;
export const ReopenJobIdDocument = new TypedDocumentString(`
    mutation ReopenJobId($jobId: UUID!, $reason: String!) {
  reopenJob(jobId: $jobId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenJobIdMutation, ReopenJobIdMutationVariables>;
export const ReassignJobIdDocument = new TypedDocumentString(`
    mutation ReassignJobId($bidId: UUID!, $reason: String!) {
  reassignJob(bidId: $bidId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignJobIdMutation, ReassignJobIdMutationVariables>;
export const AcceptBidIdDocument = new TypedDocumentString(`
    mutation AcceptBidId($bidId: UUID!) {
  acceptBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptBidIdMutation, AcceptBidIdMutationVariables>;
export const ReopenJobDocument = new TypedDocumentString(`
    mutation ReopenJob($jobId: UUID!, $reason: String!, $vendorId: UUID) {
  reopenJob(jobId: $jobId, reason: $reason, vendorId: $vendorId) {
    id
    status
    vendorId
    finalPrice
    viewerCanReopen
  }
}
    `) as unknown as TypedDocumentString<ReopenJobMutation, ReopenJobMutationVariables>;
export const ReassignJobDocument = new TypedDocumentString(`
    mutation ReassignJob($bidId: UUID!, $reason: String!, $vendorId: UUID) {
  reassignJob(bidId: $bidId, reason: $reason, vendorId: $vendorId) {
    id
    status
    vendorId
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<ReassignJobMutation, ReassignJobMutationVariables>;
export const JobReopeningDocument = new TypedDocumentString(`
    query JobReopening($id: UUID!) {
  job(id: $id) {
    viewerCanReopen
    history {
      fromStatus
      toStatus
      reason
    }
    bids {
      nodes {
        id
        status
        viewerCanAssign
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobReopeningQuery, JobReopeningQueryVariables>;
export const DeclineBidIdDocument = new TypedDocumentString(`
    mutation DeclineBidId($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineBidIdMutation, DeclineBidIdMutationVariables>;
export const DeclineToAssignDocument = new TypedDocumentString(`
    mutation DeclineToAssign($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineToAssignMutation, DeclineToAssignMutationVariables>;
export const VendorChangedDocument = new TypedDocumentString(`
    query VendorChanged($id: UUID!) {
  job(id: $id) {
    vendorChange {
      fromStatus
      toStatus
      reason
      actor {
        userType
      }
    }
  }
  customerJobs {
    nodes {
      id
      vendorChange {
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VendorChangedQuery, VendorChangedQueryVariables>;
export const VendorChangedToVendorDocument = new TypedDocumentString(`
    query VendorChangedToVendor($id: UUID!) {
  job(id: $id) {
    vendorChange {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<VendorChangedToVendorQuery, VendorChangedToVendorQueryVariables>;
export const VendorChangedNoticesDocument = new TypedDocumentString(`
    query VendorChangedNotices {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<VendorChangedNoticesQuery, VendorChangedNoticesQueryVariables>;
export const OfferedBidsDocument = new TypedDocumentString(`
    query OfferedBids($id: UUID!) {
  job(id: $id) {
    status
    vendorId
    finalPrice
    givenBackAt
    bids {
      nodes {
        id
        status
        offeredAt
        unconfirmedSince
        needsCustomerConsent
        viewerCanDecide
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OfferedBidsQuery, OfferedBidsQueryVariables>;
export const DeclineToOfferDocument = new TypedDocumentString(`
    mutation DeclineToOffer($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineToOfferMutation, DeclineToOfferMutationVariables>;
export const SubmitToOfferDocument = new TypedDocumentString(`
    mutation SubmitToOffer($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitToOfferMutation, SubmitToOfferMutationVariables>;
export const SetItemOfLeeDocument = new TypedDocumentString(`
    mutation SetItemOfLee {
  setVendorItem(kind: tire, takes: no) {
    kind
  }
}
    `) as unknown as TypedDocumentString<SetItemOfLeeMutation, SetItemOfLeeMutationVariables>;
export const CancellationFeeDocument = new TypedDocumentString(`
    query CancellationFee($id: UUID!) {
  job(id: $id) {
    cancellationFee
  }
}
    `) as unknown as TypedDocumentString<CancellationFeeQuery, CancellationFeeQueryVariables>;
export const CancelWithFeeDocument = new TypedDocumentString(`
    mutation CancelWithFee($jobId: UUID!, $fee: Money) {
  cancelJob(jobId: $jobId, fee: $fee) {
    status
    finalPrice
    amountDue
  }
}
    `) as unknown as TypedDocumentString<CancelWithFeeMutation, CancelWithFeeMutationVariables>;
export const SetCancellationDocument = new TypedDocumentString(`
    mutation SetCancellation($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    cancellationPercent
    cancellationCap
  }
}
    `) as unknown as TypedDocumentString<SetCancellationMutation, SetCancellationMutationVariables>;
export const ReassignForFeeDocument = new TypedDocumentString(`
    mutation ReassignForFee($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Broken truck") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignForFeeMutation, ReassignForFeeMutationVariables>;
export const LeavingShownDocument = new TypedDocumentString(`
    query LeavingShown($id: UUID!) {
  job(id: $id) {
    status
    viewerCanCancel
    viewerCanFindAnother
    viewerCanReportNoShow
    cancellationFee
    freeToCancelUntil
    history {
      toStatus
      vendorDidNotCome
    }
  }
}
    `) as unknown as TypedDocumentString<LeavingShownQuery, LeavingShownQueryVariables>;
export const LeaveByCancellingDocument = new TypedDocumentString(`
    mutation LeaveByCancelling($jobId: UUID!, $fee: Money) {
  cancelJob(jobId: $jobId, fee: $fee) {
    status
    finalPrice
    history {
      toStatus
      vendorDidNotCome
    }
  }
}
    `) as unknown as TypedDocumentString<LeaveByCancellingMutation, LeaveByCancellingMutationVariables>;
export const LeaveForAnotherDocument = new TypedDocumentString(`
    mutation LeaveForAnother($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {
  findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) {
    status
    pickupDateTime
    finalPrice
  }
}
    `) as unknown as TypedDocumentString<LeaveForAnotherMutation, LeaveForAnotherMutationVariables>;
export const OwedAfterLeavingDocument = new TypedDocumentString(`
    query OwedAfterLeaving($id: UUID!) {
  job(id: $id) {
    status
    finalPrice
    amountDue
    viewerCanMarkPaid
    balances {
      vendor {
        id
      }
      amount
    }
    charges {
      kind
      amount
      status
      vendor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwedAfterLeavingQuery, OwedAfterLeavingQueryVariables>;
export const ToSettleAfterLeavingDocument = new TypedDocumentString(`
    query ToSettleAfterLeaving {
  vendorAgenda {
    jobsToSettle {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ToSettleAfterLeavingQuery, ToSettleAfterLeavingQueryVariables>;
export const GiveBackWithReasonDocument = new TypedDocumentString(`
    mutation GiveBackWithReason($jobId: UUID!, $reason: String) {
  releaseJob(jobId: $jobId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<GiveBackWithReasonMutation, GiveBackWithReasonMutationVariables>;
export const BidsToAcceptDocument = new TypedDocumentString(`
    query BidsToAccept($jobId: UUID!) {
  job(id: $jobId) {
    bids {
      nodes {
        id
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BidsToAcceptQuery, BidsToAcceptQueryVariables>;
export const CancelLateDocument = new TypedDocumentString(`
    mutation CancelLate($jobId: UUID!) {
  cancelJob(jobId: $jobId, fee: "75") {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelLateMutation, CancelLateMutationVariables>;
export const DemoCustomerDocument = new TypedDocumentString(`
    query DemoCustomer {
  me {
    unreadMessages
    unreadNotices
  }
  supportTickets {
    nodes {
      status
    }
  }
  customerJobs {
    nodes {
      status
      images
      bids {
        nodes {
          status
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoCustomerQuery, DemoCustomerQueryVariables>;
export const DemoVendorDocument = new TypedDocumentString(`
    query DemoVendor {
  availableJobs {
    nodes {
      myBid {
        price
      }
    }
  }
  vendorStats {
    completedJobs
    activeJobs
  }
  me {
    rating
    ratingCount
  }
}
    `) as unknown as TypedDocumentString<DemoVendorQuery, DemoVendorQueryVariables>;
export const DemoGuidanceDocument = new TypedDocumentString(`
    query DemoGuidance($type: ServiceType!, $dumpsterSize: RentalSize) {
  priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: "78704") {
    zip3
    low
    high
  }
}
    `) as unknown as TypedDocumentString<DemoGuidanceQuery, DemoGuidanceQueryVariables>;
export const DemoPaymentsDocument = new TypedDocumentString(`
    query DemoPayments {
  vendorJobs {
    nodes {
      status
      amountDue
      payments {
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoPaymentsQuery, DemoPaymentsQueryVariables>;
export const DemoNoticesDocument = new TypedDocumentString(`
    query DemoNotices {
  notices {
    nodes {
      kind
      text
    }
  }
}
    `) as unknown as TypedDocumentString<DemoNoticesQuery, DemoNoticesQueryVariables>;
export const DemoProfileDocument = new TypedDocumentString(`
    query DemoProfile($id: UUID!) {
  vendorProfile(id: $id) {
    name
    logo
    since
  }
}
    `) as unknown as TypedDocumentString<DemoProfileQuery, DemoProfileQueryVariables>;
export const DemoApplicationsDocument = new TypedDocumentString(`
    query DemoApplications {
  vendorApplications(status: waiting) {
    nodes {
      businessName
    }
  }
}
    `) as unknown as TypedDocumentString<DemoApplicationsQuery, DemoApplicationsQueryVariables>;
export const DemoAreasDocument = new TypedDocumentString(`
    query DemoAreas {
  serviceAreas {
    city
  }
}
    `) as unknown as TypedDocumentString<DemoAreasQuery, DemoAreasQueryVariables>;
export const DemoVisitsDocument = new TypedDocumentString(`
    query DemoVisits {
  jobs(first: 50) {
    nodes {
      status
      visits {
        kind
        status
        tons
        photos {
          kind
          path
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoVisitsQuery, DemoVisitsQueryVariables>;
export const DemoOverdueDocument = new TypedDocumentString(`
    query DemoOverdue {
  worklist {
    overdueJobCount
  }
}
    `) as unknown as TypedDocumentString<DemoOverdueQuery, DemoOverdueQueryVariables>;
export const DemoInstantBidDocument = new TypedDocumentString(`
    query DemoInstantBid($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        price
        isInstant
        vendor {
          lastName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoInstantBidQuery, DemoInstantBidQueryVariables>;
export const DemoHaulDocument = new TypedDocumentString(`
    query DemoHaul($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        price
        isInstant
        items {
          kind
          takes
        }
        parts {
          label
          amount
        }
        vendor {
          lastName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoHaulQuery, DemoHaulQueryVariables>;
export const DemoChangesDocument = new TypedDocumentString(`
    query DemoChanges($id: UUID!) {
  job(id: $id) {
    finalPrice
    changeOrders {
      kind
      status
      photos {
        kind
        path
      }
      charge {
        amount
        status
        contestReason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoChangesQuery, DemoChangesQueryVariables>;
export const DemoPeopleDocument = new TypedDocumentString(`
    query DemoPeople {
  people {
    id
    email
    role
  }
}
    `) as unknown as TypedDocumentString<DemoPeopleQuery, DemoPeopleQueryVariables>;
export const DemoDriverDocument = new TypedDocumentString(`
    query DemoDriver {
  me {
    role
    business {
      name
    }
    unreadNotices
  }
  vendorVisits {
    kind
    windowStart
  }
}
    `) as unknown as TypedDocumentString<DemoDriverQuery, DemoDriverQueryVariables>;
export const DemoStockDocument = new TypedDocumentString(`
    query DemoStock($from: LocalDate!, $to: LocalDate!) {
  units {
    label
    outSince
    note
    endangers {
      id
    }
    stay {
      isThere
    }
  }
  stock(from: $from, to: $to) {
    size
    days {
      total
      taken
    }
    short {
      id
    }
  }
  daysOff {
    note
  }
}
    `) as unknown as TypedDocumentString<DemoStockQuery, DemoStockQueryVariables>;
export const SendMessageIdDocument = new TypedDocumentString(`
    mutation SendMessageId($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendMessageIdMutation, SendMessageIdMutationVariables>;
export const ReassignForExportDocument = new TypedDocumentString(`
    mutation ReassignForExport($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "No-show") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignForExportMutation, ReassignForExportMutationVariables>;
export const ReactivateUserDocument = new TypedDocumentString(`
    mutation ReactivateUser($userId: UUID!) {
  setUserActive(userId: $userId, isActive: true) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const PriceGuidanceDocument = new TypedDocumentString(`
    query PriceGuidance($type: ServiceType!, $dumpsterSize: RentalSize, $zipCode: String!, $loadEighths: Int) {
  priceGuidance(
    type: $type
    dumpsterSize: $dumpsterSize
    zipCode: $zipCode
    loadEighths: $loadEighths
  ) {
    zip3
    loadQuarters
    low
    high
  }
}
    `) as unknown as TypedDocumentString<PriceGuidanceQuery, PriceGuidanceQueryVariables>;
export const LoadsNearbyDocument = new TypedDocumentString(`
    query LoadsNearby($zipCode: String!) {
  nearby(type: junk_pickup, zipCode: $zipCode) {
    prices {
      low
    }
    loads {
      loadQuarters
      state
      low
    }
  }
}
    `) as unknown as TypedDocumentString<LoadsNearbyQuery, LoadsNearbyQueryVariables>;
export const GiveJobBackDocument = new TypedDocumentString(`
    mutation GiveJobBack($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<GiveJobBackMutation, GiveJobBackMutationVariables>;
export const GuidanceOfJobsDocument = new TypedDocumentString(`
    query GuidanceOfJobs {
  availableJobs(first: 100) {
    nodes {
      id
      dumpsterSize
      priceGuidance {
        zip3
        low
        high
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GuidanceOfJobsQuery, GuidanceOfJobsQueryVariables>;
export const GuidanceOfJobDocument = new TypedDocumentString(`
    query GuidanceOfJob($id: UUID!) {
  job(id: $id) {
    priceGuidance {
      low
      high
    }
  }
}
    `) as unknown as TypedDocumentString<GuidanceOfJobQuery, GuidanceOfJobQueryVariables>;
export const NearbyDocument = new TypedDocumentString(`
    query Nearby($type: ServiceType!, $zipCode: String!) {
  nearby(type: $type, zipCode: $zipCode) {
    isKnown
    isServed
    prices {
      dumpsterSize
      zip3
      state
      low
      high
      firstBidHours
    }
  }
}
    `) as unknown as TypedDocumentString<NearbyQuery, NearbyQueryVariables>;
export const SortedJobsDocument = new TypedDocumentString(`
    query SortedJobs($sort: JobSort, $vendorId: UUID) {
  availableJobs(sort: $sort, vendorId: $vendorId, first: 100) {
    totalCount
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SortedJobsQuery, SortedJobsQueryVariables>;
export const BiddingPermissionsDocument = new TypedDocumentString(`
    query BiddingPermissions($id: UUID!) {
  job(id: $id) {
    whyNotBid
    viewerCanAccept
    myBid {
      id
    }
    bids {
      nodes {
        viewerCanDecide
        viewerCanChange
        viewerCanWithdraw
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BiddingPermissionsQuery, BiddingPermissionsQueryVariables>;
export const ChangeBidPriceDocument = new TypedDocumentString(`
    mutation ChangeBidPrice($input: ChangeBidInput!) {
  changeBid(input: $input) {
    price
  }
}
    `) as unknown as TypedDocumentString<ChangeBidPriceMutation, ChangeBidPriceMutationVariables>;
export const WithdrawBidStatusDocument = new TypedDocumentString(`
    mutation WithdrawBidStatus($bidId: UUID!) {
  withdrawBid(bidId: $bidId) {
    status
  }
}
    `) as unknown as TypedDocumentString<WithdrawBidStatusMutation, WithdrawBidStatusMutationVariables>;
export const DeclineBidStatusDocument = new TypedDocumentString(`
    mutation DeclineBidStatus($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    status
  }
}
    `) as unknown as TypedDocumentString<DeclineBidStatusMutation, DeclineBidStatusMutationVariables>;
export const SoonestJobsDocument = new TypedDocumentString(`
    query SoonestJobs($after: String) {
  availableJobs(first: 4, sort: soonest, after: $after) {
    totalCount
    nodes {
      id
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<SoonestJobsQuery, SoonestJobsQueryVariables>;
export const JobsOnDayDocument = new TypedDocumentString(`
    query JobsOnDay($date: LocalDate) {
  availableJobs(date: $date) {
    nodes {
      id
      timeZone
    }
  }
}
    `) as unknown as TypedDocumentString<JobsOnDayQuery, JobsOnDayQueryVariables>;
export const JobAsSeenDocument = new TypedDocumentString(`
    query JobAsSeen($id: UUID!) {
  job(id: $id) {
    id
    type
    zipCode
    title
    address
    images
    description
    customerBudget
    estimatedPrice
    hasHazardousItems
    pickupDateTime
    dumpsterSize
    dropoffDate
    dropoffTimePreference
    pickupDate
    serviceInstructions
    debris
    placement
    customerId
    timeZone
    givenBackAt
    version
    viewerSeesDetails
    whyNotBid
    myBid {
      price
      job {
        address
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobAsSeenQuery, JobAsSeenQueryVariables>;
export const PlacesDocument = new TypedDocumentString(`
    query Places($id: UUID!) {
  job(id: $id) {
    id
    createdAt
    listedAt
    scheduledDate
    dueAt
    completedDate
    lists {
      name
      args {
        name
        value
      }
      orders {
        sort
        field
        isAscending
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const CancelJobAndBidsDocument = new TypedDocumentString(`
    mutation CancelJobAndBids($jobId: UUID!, $reason: String) {
  cancelJob(jobId: $jobId, reason: $reason) {
    id
    status
    finalPrice
    vendorId
    bids {
      nodes {
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CancelJobAndBidsMutation, CancelJobAndBidsMutationVariables>;
export const ReleaseJobAndBidDocument = new TypedDocumentString(`
    mutation ReleaseJobAndBid($jobId: UUID!, $reason: String) {
  releaseJob(jobId: $jobId, reason: $reason) {
    id
    status
    finalPrice
    vendorId
    myBid {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseJobAndBidMutation, ReleaseJobAndBidMutationVariables>;
export const JobHistoryDocument = new TypedDocumentString(`
    query JobHistory($id: UUID!) {
  job(id: $id) {
    history {
      fromStatus
      toStatus
      reason
      actor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobHistoryQuery, JobHistoryQueryVariables>;
export const OwnCompletedJobsDocument = new TypedDocumentString(`
    query OwnCompletedJobs {
  me {
    completedJobs
  }
}
    `) as unknown as TypedDocumentString<OwnCompletedJobsQuery, OwnCompletedJobsQueryVariables>;
export const VendorStatsDocument = new TypedDocumentString(`
    query VendorStats {
  vendorStats {
    activeJobs
    completedJobs
    monthlyEarnings
    weeklyEarnings
    rating
  }
}
    `) as unknown as TypedDocumentString<VendorStatsQuery, VendorStatsQueryVariables>;
export const JobPermissionsDocument = new TypedDocumentString(`
    query JobPermissions($id: UUID!) {
  job(id: $id) {
    viewerCanAccept
    viewerCanStart
    viewerCanComplete
    viewerCanRelease
    viewerCanCancel
    viewerCanRate
  }
}
    `) as unknown as TypedDocumentString<JobPermissionsQuery, JobPermissionsQueryVariables>;
export const HoldsOfJobDocument = new TypedDocumentString(`
    query HoldsOfJob($id: UUID!) {
  job(id: $id) {
    items {
      kind
      count
    }
    loadEighths
    access
    version
    myBid {
      unconfirmedSince
    }
  }
}
    `) as unknown as TypedDocumentString<HoldsOfJobQuery, HoldsOfJobQueryVariables>;
export const EditHoldsDocument = new TypedDocumentString(`
    mutation EditHolds($input: EditJunkPickupInput!) {
  editJunkPickup(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<EditHoldsMutation, EditHoldsMutationVariables>;
export const NearestJobsDocument = new TypedDocumentString(`
    query NearestJobs($sort: JobSort!, $first: Int, $after: String, $vendorId: UUID) {
  availableJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {
    nodes {
      id
      zipCode
    }
    pageInfo {
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<NearestJobsQuery, NearestJobsQueryVariables>;
export const JobsWithMilesDocument = new TypedDocumentString(`
    query JobsWithMiles($sort: JobSort!) {
  availableJobs(sort: $sort) {
    nodes {
      zipCode
      milesAway
    }
  }
}
    `) as unknown as TypedDocumentString<JobsWithMilesQuery, JobsWithMilesQueryVariables>;
export const MilesAwayDocument = new TypedDocumentString(`
    query MilesAway($id: UUID!) {
  job(id: $id) {
    milesAway
  }
}
    `) as unknown as TypedDocumentString<MilesAwayQuery, MilesAwayQueryVariables>;
export const WholeJobDocument = new TypedDocumentString(`
    query WholeJob($id: UUID!) {
  job(id: $id) {
    id
    orderNumber
    customerId
    vendorId
    type
    status
    title
    description
    address
    zipCode
    firstName
    lastName
    phone
    images
    estimatedPrice
    finalPrice
    scheduledDate
    completedDate
    createdAt
    pickupDateTime
    hasHazardousItems
    customerBudget
    dumpsterSize
    dropoffDate
    dropoffTimePreference
    pickupDate
    serviceInstructions
    debris
    placement
  }
}
    `) as unknown as TypedDocumentString<WholeJobQuery, WholeJobQueryVariables>;
export const JobCustomerDocument = new TypedDocumentString(`
    query JobCustomer($id: UUID!) {
  job(id: $id) {
    id
    title
    firstName
    lastName
    phone
    customer {
      id
    }
    address
    history {
      toStatus
    }
  }
}
    `) as unknown as TypedDocumentString<JobCustomerQuery, JobCustomerQueryVariables>;
export const JobsOfCustomerDocument = new TypedDocumentString(`
    query JobsOfCustomer($customerId: UUID) {
  customerJobs(customerId: $customerId) {
    totalCount
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<JobsOfCustomerQuery, JobsOfCustomerQueryVariables>;
export const FilteredCustomerJobsDocument = new TypedDocumentString(`
    query FilteredCustomerJobs($status: JobStatus, $type: ServiceType, $search: String, $first: Int) {
  customerJobs(status: $status, type: $type, search: $search, first: $first) {
    totalCount
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FilteredCustomerJobsQuery, FilteredCustomerJobsQueryVariables>;
export const SavedAddressesOfDocument = new TypedDocumentString(`
    query SavedAddressesOf {
  savedAddresses {
    jobId
    address
    zipCode
  }
}
    `) as unknown as TypedDocumentString<SavedAddressesOfQuery, SavedAddressesOfQueryVariables>;
export const HideAddressOfDocument = new TypedDocumentString(`
    mutation HideAddressOf($jobId: UUID!) {
  hideAddress(jobId: $jobId) {
    address
  }
}
    `) as unknown as TypedDocumentString<HideAddressOfMutation, HideAddressOfMutationVariables>;
export const RequestAgainOfDocument = new TypedDocumentString(`
    mutation RequestAgainOf($input: JunkPickupInput!, $askVendorId: UUID) {
  requestJunkPickup(input: $input, askVendorId: $askVendorId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestAgainOfMutation, RequestAgainOfMutationVariables>;
export const ReopenWalkedDocument = new TypedDocumentString(`
    mutation ReopenWalked($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Nobody came") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenWalkedMutation, ReopenWalkedMutationVariables>;
export const ReassignWalkedDocument = new TypedDocumentString(`
    mutation ReassignWalked($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Nobody came") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignWalkedMutation, ReassignWalkedMutationVariables>;
export const CancelWalkedNoShowDocument = new TypedDocumentString(`
    mutation CancelWalkedNoShow($jobId: UUID!) {
  cancelJob(jobId: $jobId, vendorDidNotCome: true) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelWalkedNoShowMutation, CancelWalkedNoShowMutationVariables>;
export const FindAnotherWalkedDocument = new TypedDocumentString(`
    mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) {
  findAnotherVendor(jobId: $jobId, newDate: $newDate) {
    id
  }
}
    `) as unknown as TypedDocumentString<FindAnotherWalkedMutation, FindAnotherWalkedMutationVariables>;
export const RequestAgainDocument = new TypedDocumentString(`
    mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {
  requestJunkPickup(input: $input, askVendorId: $askVendorId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestAgainMutation, RequestAgainMutationVariables>;
export const UpdateSettingsDocumentsDocument = new TypedDocumentString(`
    mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    documentsRequired
  }
}
    `) as unknown as TypedDocumentString<UpdateSettingsDocumentsMutation, UpdateSettingsDocumentsMutationVariables>;
export const UnfinishedJobsDocument = new TypedDocumentString(`
    query UnfinishedJobs($unfinished: Boolean, $type: ServiceType) {
  customerJobs(unfinished: $unfinished, type: $type) {
    totalCount
    nodes {
      id
      status
      viewerCanRate
    }
  }
}
    `) as unknown as TypedDocumentString<UnfinishedJobsQuery, UnfinishedJobsQueryVariables>;
export const CancelUnfinishedDocument = new TypedDocumentString(`
    mutation CancelUnfinished($jobId: UUID!) {
  cancelJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelUnfinishedMutation, CancelUnfinishedMutationVariables>;
export const HomeStatementDocument = new TypedDocumentString(`
    query HomeStatement {
  customerJobs(unfinished: true) {
    nodes {
      id
      openBidCount
      lowestBidPrice
      unreadMessages
      viewerCanRate
      vendor {
        firstName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HomeStatementQuery, HomeStatementQueryVariables>;
export const VendorJobsDocument = new TypedDocumentString(`
    query VendorJobs($sort: VendorJobSort, $first: Int, $after: String, $vendorId: UUID) {
  vendorJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {
    totalCount
    nodes {
      id
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<VendorJobsQuery, VendorJobsQueryVariables>;
export const DueJobsDocument = new TypedDocumentString(`
    query DueJobs {
  vendorJobs(sort: due, first: 5) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DueJobsQuery, DueJobsQueryVariables>;
export const CollectedOnJobDocument = new TypedDocumentString(`
    query CollectedOnJob($id: UUID!) {
  job(id: $id) {
    serviceFee
    ledger {
      kind
      amount
      charge {
        id
      }
    }
    earned {
      fee
      net
    }
    charges {
      id
      fee
    }
  }
}
    `) as unknown as TypedDocumentString<CollectedOnJobQuery, CollectedOnJobQueryVariables>;
export const EarnedByJobDocument = new TypedDocumentString(`
    query EarnedByJob($id: UUID!) {
  job(id: $id) {
    finalPrice
    serviceFee
    earned {
      base
      added
      contested
      fee
      net
    }
    charges {
      id
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<EarnedByJobQuery, EarnedByJobQueryVariables>;
export const WaiveFeeOfDocument = new TypedDocumentString(`
    mutation WaiveFeeOf($chargeId: UUID!, $reason: String!) {
  waiveFee(chargeId: $chargeId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<WaiveFeeOfMutation, WaiveFeeOfMutationVariables>;
export const EarnedSpansDocument = new TypedDocumentString(`
    query EarnedSpans {
  vendorEarnings {
    startsOn
    earned
    net
    jobs
  }
  vendorEarnedMonths {
    startsOn
    earned
    net
    jobs
  }
  vendorStats {
    monthlyEarnings
    monthlyNetEarnings
    weeklyEarnings
    weeklyNetEarnings
  }
}
    `) as unknown as TypedDocumentString<EarnedSpansQuery, EarnedSpansQueryVariables>;
export const LedgerOfJobDocument = new TypedDocumentString(`
    query LedgerOfJob($id: UUID!) {
  job(id: $id) {
    id
    serviceFee
    charges {
      id
      kind
      fee
      viewerCanWaiveFee
    }
    ledger {
      id
      kind
      amount
      reason
      reverses
      charge {
        kind
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerOfJobQuery, LedgerOfJobQueryVariables>;
export const WaiveFeeDocument = new TypedDocumentString(`
    mutation WaiveFee($chargeId: UUID!, $reason: String!) {
  waiveFee(chargeId: $chargeId, reason: $reason) {
    id
    fee
    viewerCanWaiveFee
  }
}
    `) as unknown as TypedDocumentString<WaiveFeeMutation, WaiveFeeMutationVariables>;
export const AnswerForFactsDocument = new TypedDocumentString(`
    mutation AnswerForFacts($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerForFactsMutation, AnswerForFactsMutationVariables>;
export const SendToForgetDocument = new TypedDocumentString(`
    mutation SendToForget($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendToForgetMutation, SendToForgetMutationVariables>;
export const ForgottenThreadDocument = new TypedDocumentString(`
    query ForgottenThread($jobId: UUID!) {
  messages(jobId: $jobId) {
    totalCount
    nodes {
      content
    }
  }
}
    `) as unknown as TypedDocumentString<ForgottenThreadQuery, ForgottenThreadQueryVariables>;
export const AnswerDisputeDocument = new TypedDocumentString(`
    mutation AnswerDispute($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AnswerDisputeMutation, AnswerDisputeMutationVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
    content
    createdAt
    sender {
      id
    }
    receiverId
    readAt
  }
}
    `) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const MessagesDocument = new TypedDocumentString(`
    query Messages($jobId: UUID!) {
  messages(jobId: $jobId) {
    totalCount
    nodes {
      content
      sender {
        firstName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MessagesQuery, MessagesQueryVariables>;
export const JobMessagesDocument = new TypedDocumentString(`
    query JobMessages($id: UUID!) {
  job(id: $id) {
    unreadMessages
    viewerCanMessage
    messages(first: 1) {
      totalCount
      nodes {
        content
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobMessagesQuery, JobMessagesQueryVariables>;
export const MarkMessagesReadDocument = new TypedDocumentString(`
    mutation MarkMessagesRead($jobId: UUID!) {
  markMessagesRead(jobId: $jobId) {
    id
    unreadMessages
  }
}
    `) as unknown as TypedDocumentString<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const UnreadMessagesDocument = new TypedDocumentString(`
    query UnreadMessages {
  me {
    unreadMessages
  }
}
    `) as unknown as TypedDocumentString<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const ReleaseJobDocument = new TypedDocumentString(`
    mutation ReleaseJob($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReleaseJobMutation, ReleaseJobMutationVariables>;
export const NoticePreferencesDocument = new TypedDocumentString(`
    query NoticePreferences {
  noticePreferences {
    id
    groups {
      group
      label
      canSwitchOff
      choices {
        channel
        frequency
      }
    }
    quietHours {
      isOn
      from
      to
      timeZone
    }
  }
}
    `) as unknown as TypedDocumentString<NoticePreferencesQuery, NoticePreferencesQueryVariables>;
export const SetNoticeFrequencyDocument = new TypedDocumentString(`
    mutation SetNoticeFrequency($input: NoticeFrequencyInput!) {
  setNoticeFrequency(input: $input) {
    groups {
      group
      choices {
        channel
        frequency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetNoticeFrequencyMutation, SetNoticeFrequencyMutationVariables>;
export const SetQuietHoursDocument = new TypedDocumentString(`
    mutation SetQuietHours($input: QuietHoursInput!) {
  setQuietHours(input: $input) {
    quietHours {
      isOn
      from
      to
      timeZone
    }
  }
}
    `) as unknown as TypedDocumentString<SetQuietHoursMutation, SetQuietHoursMutationVariables>;
export const NoticesDocument = new TypedDocumentString(`
    query Notices($first: Int!, $after: String) {
  notices(first: $first, after: $after) {
    totalCount
    nodes {
      id
      kind
      group
      text
      path
      jobId
      createdAt
      readAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const UnreadNoticesDocument = new TypedDocumentString(`
    query UnreadNotices {
  me {
    unreadNotices
  }
}
    `) as unknown as TypedDocumentString<UnreadNoticesQuery, UnreadNoticesQueryVariables>;
export const MarkNoticesReadDocument = new TypedDocumentString(`
    mutation MarkNoticesRead($input: MarkNoticesReadInput!) {
  markNoticesRead(input: $input) {
    id
    unreadNotices
  }
}
    `) as unknown as TypedDocumentString<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;
export const MarkMessagesReadIdDocument = new TypedDocumentString(`
    mutation MarkMessagesReadId($jobId: UUID!) {
  markMessagesRead(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkMessagesReadIdMutation, MarkMessagesReadIdMutationVariables>;
export const ReleaseNamedDocument = new TypedDocumentString(`
    mutation ReleaseNamed($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReleaseNamedMutation, ReleaseNamedMutationVariables>;
export const ReleaseAgainDocument = new TypedDocumentString(`
    mutation ReleaseAgain($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReleaseAgainMutation, ReleaseAgainMutationVariables>;
export const WriteToBusinessDocument = new TypedDocumentString(`
    mutation WriteToBusiness($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
    person {
      firstName
    }
  }
}
    `) as unknown as TypedDocumentString<WriteToBusinessMutation, WriteToBusinessMutationVariables>;
export const PushDevicesDocument = new TypedDocumentString(`
    query PushDevices {
  noticePreferences {
    pushKey
    pushDevices {
      id
      name
      createdAt
      isCurrent
    }
  }
}
    `) as unknown as TypedDocumentString<PushDevicesQuery, PushDevicesQueryVariables>;
export const RemovePushSubscriptionDocument = new TypedDocumentString(`
    mutation RemovePushSubscription($id: UUID!) {
  removePushSubscription(id: $id) {
    pushDevices {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const RequestTextCodeDocument = new TypedDocumentString(`
    mutation RequestTextCode($input: TextCodeRequestInput!) {
  requestTextCode(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestTextCodeMutation, RequestTextCodeMutationVariables>;
export const AskTextCodeDocument = new TypedDocumentString(`
    mutation AskTextCode($input: TextCodeRequestInput!) {
  requestTextCode(input: $input) {
    textConsent
    textNumber {
      phone
      isConfirmed
    }
  }
}
    `) as unknown as TypedDocumentString<AskTextCodeMutation, AskTextCodeMutationVariables>;
export const ConfirmTextCodeDocument = new TypedDocumentString(`
    mutation ConfirmTextCode($input: TextCodeInput!) {
  confirmTextCode(input: $input) {
    textNumber {
      phone
      isConfirmed
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmTextCodeMutation, ConfirmTextCodeMutationVariables>;
export const TextNumberDocument = new TypedDocumentString(`
    query TextNumber {
  noticePreferences {
    textNumber {
      phone
      isConfirmed
    }
  }
}
    `) as unknown as TypedDocumentString<TextNumberQuery, TextNumberQueryVariables>;
export const SaveHaulRuleDocument = new TypedDocumentString(`
    mutation SaveHaulRule($input: SaveHaulRuleInput!) {
  saveHaulRule(input: $input) {
    id
    zipCodes
    minimum
    eighthPrices
    stairsPrice
    extraEighthPrice
    noticeHours
    weekdays
    mostPerDay
    standsDays
    isActive
    offUntil
    pausedAt
    pauseReason
    version
    bidCount
    winCount
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<SaveHaulRuleMutation, SaveHaulRuleMutationVariables>;
export const HaulRulesDocument = new TypedDocumentString(`
    query HaulRules($vendorId: UUID) {
  haulRules(vendorId: $vendorId) {
    id
    minimum
    eighthPrices
    offUntil
    pauseReason
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<HaulRulesQuery, HaulRulesQueryVariables>;
export const DeleteHaulRuleDocument = new TypedDocumentString(`
    mutation DeleteHaulRule($id: UUID!) {
  deleteHaulRule(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteHaulRuleMutation, DeleteHaulRuleMutationVariables>;
export const ResumeHaulRuleDocument = new TypedDocumentString(`
    mutation ResumeHaulRule($id: UUID!) {
  resumeHaulRule(id: $id) {
    id
    pausedAt
    pauseReason
  }
}
    `) as unknown as TypedDocumentString<ResumeHaulRuleMutation, ResumeHaulRuleMutationVariables>;
export const TurnHaulsOffTodayDocument = new TypedDocumentString(`
    mutation TurnHaulsOffToday($isOff: Boolean!) {
  turnOffersOffToday(isOff: $isOff) {
    id
  }
}
    `) as unknown as TypedDocumentString<TurnHaulsOffTodayMutation, TurnHaulsOffTodayMutationVariables>;
export const PreviewHaulRuleDocument = new TypedDocumentString(`
    query PreviewHaulRule($input: SaveHaulRuleInput!) {
  previewHaulRule(input: $input) {
    requests {
      zipCode
      createdAt
      pickupDay
      loadEighths
      price
      parts {
        label
        amount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewHaulRuleQuery, PreviewHaulRuleQueryVariables>;
export const BellOfHaulsDocument = new TypedDocumentString(`
    query BellOfHauls {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<BellOfHaulsQuery, BellOfHaulsQueryVariables>;
export const InstantHaulsDocument = new TypedDocumentString(`
    query InstantHauls($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        id
        vendorId
        price
        status
        isInstant
        expiresAt
        unconfirmedSince
        includedEighths
        extraEighthPrice
        tripFee
        items {
          kind
          takes
          price
        }
        parts {
          label
          amount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InstantHaulsQuery, InstantHaulsQueryVariables>;
export const CountsOfHaulsDocument = new TypedDocumentString(`
    query CountsOfHauls {
  haulRules {
    bidCount
    winCount
  }
}
    `) as unknown as TypedDocumentString<CountsOfHaulsQuery, CountsOfHaulsQueryVariables>;
export const BellOfHaulRulesDocument = new TypedDocumentString(`
    query BellOfHaulRules {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<BellOfHaulRulesQuery, BellOfHaulRulesQueryVariables>;
export const HaulsOffTodayDocument = new TypedDocumentString(`
    mutation HaulsOffToday($isOff: Boolean!) {
  turnOffersOffToday(isOff: $isOff) {
    id
  }
}
    `) as unknown as TypedDocumentString<HaulsOffTodayMutation, HaulsOffTodayMutationVariables>;
export const ChangeInstantHaulDocument = new TypedDocumentString(`
    mutation ChangeInstantHaul($input: ChangeBidInput!) {
  changeBid(input: $input) {
    isInstant
    includedEighths
    parts {
      label
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeInstantHaulMutation, ChangeInstantHaulMutationVariables>;
export const InstantBidsDocument = new TypedDocumentString(`
    query InstantBids($id: UUID!) {
  job(id: $id) {
    bids {
      totalCount
      nodes {
        id
        vendorId
        price
        message
        status
        isInstant
        createdAt
        expiresAt
        unconfirmedSince
        includedDays
        includedTons
        extraDayPrice
        extraTonPrice
        tripFee
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InstantBidsQuery, InstantBidsQueryVariables>;
export const EditOfferedRentalDocument = new TypedDocumentString(`
    mutation EditOfferedRental($input: EditDumpsterRentalInput!) {
  editDumpsterRental(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<EditOfferedRentalMutation, EditOfferedRentalMutationVariables>;
export const ChangeInstantBidDocument = new TypedDocumentString(`
    mutation ChangeInstantBid($input: ChangeBidInput!) {
  changeBid(input: $input) {
    id
    isInstant
  }
}
    `) as unknown as TypedDocumentString<ChangeInstantBidMutation, ChangeInstantBidMutationVariables>;
export const DeclineInstantBidDocument = new TypedDocumentString(`
    mutation DeclineInstantBid($bidId: UUID!) {
  declineBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclineInstantBidMutation, DeclineInstantBidMutationVariables>;
export const CountsOfRulesDocument = new TypedDocumentString(`
    query CountsOfRules {
  offerRules {
    bidCount
    winCount
  }
}
    `) as unknown as TypedDocumentString<CountsOfRulesQuery, CountsOfRulesQueryVariables>;
export const BellOfRulesDocument = new TypedDocumentString(`
    query BellOfRules {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<BellOfRulesQuery, BellOfRulesQueryVariables>;
export const RemoveRuleDocument = new TypedDocumentString(`
    mutation RemoveRule($id: UUID!) {
  deleteOfferRule(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveRuleMutation, RemoveRuleMutationVariables>;
export const RulesOffTodayDocument = new TypedDocumentString(`
    mutation RulesOffToday($isOff: Boolean!) {
  turnOffersOffToday(isOff: $isOff) {
    id
  }
}
    `) as unknown as TypedDocumentString<RulesOffTodayMutation, RulesOffTodayMutationVariables>;
export const RemoveRulesAreaDocument = new TypedDocumentString(`
    mutation RemoveRulesArea($zipCode: String!) {
  removeServiceArea(zipCode: $zipCode) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveRulesAreaMutation, RemoveRulesAreaMutationVariables>;
export const NoRentalsDocument = new TypedDocumentString(`
    mutation NoRentals {
  removeVendorService(serviceType: dumpster_rental) {
    id
  }
}
    `) as unknown as TypedDocumentString<NoRentalsMutation, NoRentalsMutationVariables>;
export const SaveOfferRuleDocument = new TypedDocumentString(`
    mutation SaveOfferRule($input: SaveOfferRuleInput!) {
  saveOfferRule(input: $input) {
    id
    size
    zipCodes
    debris
    price
    includedDays
    includedTons
    extraDayPrice
    extraTonPrice
    tripFee
    noticeHours
    weekdays
    mostPerDay
    standsDays
    isActive
    offUntil
    pausedAt
    pauseReason
    version
    bidCount
    winCount
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<SaveOfferRuleMutation, SaveOfferRuleMutationVariables>;
export const OfferRulesDocument = new TypedDocumentString(`
    query OfferRules($vendorId: UUID) {
  offerRules(vendorId: $vendorId) {
    id
    price
    isActive
    offUntil
    pausedAt
    pauseReason
    bidCount
    winCount
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<OfferRulesQuery, OfferRulesQueryVariables>;
export const DeleteOfferRuleDocument = new TypedDocumentString(`
    mutation DeleteOfferRule($id: UUID!) {
  deleteOfferRule(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteOfferRuleMutation, DeleteOfferRuleMutationVariables>;
export const ResumeOfferRuleDocument = new TypedDocumentString(`
    mutation ResumeOfferRule($id: UUID!) {
  resumeOfferRule(id: $id) {
    id
    pausedAt
    pauseReason
  }
}
    `) as unknown as TypedDocumentString<ResumeOfferRuleMutation, ResumeOfferRuleMutationVariables>;
export const TurnOffersOffTodayDocument = new TypedDocumentString(`
    mutation TurnOffersOffToday($isOff: Boolean!) {
  turnOffersOffToday(isOff: $isOff) {
    id
    offUntil
  }
}
    `) as unknown as TypedDocumentString<TurnOffersOffTodayMutation, TurnOffersOffTodayMutationVariables>;
export const PreviewOfferRuleDocument = new TypedDocumentString(`
    query PreviewOfferRule($input: SaveOfferRuleInput!) {
  previewOfferRule(input: $input) {
    price
    terms
    requests {
      zipCode
      createdAt
      dropoffDate
      pickupDate
      debris
      estimatedTotal
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewOfferRuleQuery, PreviewOfferRuleQueryVariables>;
export const BellOfOffersDocument = new TypedDocumentString(`
    query BellOfOffers {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<BellOfOffersQuery, BellOfOffersQueryVariables>;
export const AddSizeWithRatesDocument = new TypedDocumentString(`
    mutation AddSizeWithRates($input: AddDumpsterSizeInput!) {
  addDumpsterSize(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddSizeWithRatesMutation, AddSizeWithRatesMutationVariables>;
export const MyRateOfJobDocument = new TypedDocumentString(`
    query MyRateOfJob($id: UUID!) {
  job(id: $id) {
    myRate {
      price
      includedDays
      includedTons
      extraDayPrice
      extraTonPrice
      tripFee
      standsDays
    }
  }
}
    `) as unknown as TypedDocumentString<MyRateOfJobQuery, MyRateOfJobQueryVariables>;
export const MyRatesDocument = new TypedDocumentString(`
    query MyRates {
  availableJobs(first: 100) {
    nodes {
      id
      myRate {
        price
        standsDays
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MyRatesQuery, MyRatesQueryVariables>;
export const AcceptOtherDocument = new TypedDocumentString(`
    mutation AcceptOther($bidId: UUID!) {
  acceptBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptOtherMutation, AcceptOtherMutationVariables>;
export const CardNoticesDocument = new TypedDocumentString(`
    query CardNotices {
  notices(first: 50) {
    nodes {
      kind
      jobId
    }
  }
}
    `) as unknown as TypedDocumentString<CardNoticesQuery, CardNoticesQueryVariables>;
export const CardJobsToLookAtDocument = new TypedDocumentString(`
    query CardJobsToLookAt {
  worklist {
    cardJobCount
    cardJobs {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CardJobsToLookAtQuery, CardJobsToLookAtQueryVariables>;
export const DisconnectWhilePayingDocument = new TypedDocumentString(`
    mutation DisconnectWhilePaying {
  disconnectPayments
}
    `) as unknown as TypedDocumentString<DisconnectWhilePayingMutation, DisconnectWhilePayingMutationVariables>;
export const CardsToLookAtDocument = new TypedDocumentString(`
    query CardsToLookAt {
  worklist {
    cardJobCount
    cardJobs {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CardsToLookAtQuery, CardsToLookAtQueryVariables>;
export const NameWaysDocument = new TypedDocumentString(`
    mutation NameWays($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    vendorId
  }
}
    `) as unknown as TypedDocumentString<NameWaysMutation, NameWaysMutationVariables>;
export const WaysToPayDocument = new TypedDocumentString(`
    query WaysToPay($id: UUID!) {
  job(id: $id) {
    waysToPay
    paymentHandles {
      method
      handle
    }
  }
}
    `) as unknown as TypedDocumentString<WaysToPayQuery, WaysToPayQueryVariables>;
export const WaysOfAnotherDocument = new TypedDocumentString(`
    query WaysOfAnother($id: UUID!) {
  job(id: $id) {
    paymentHandles {
      handle
    }
  }
}
    `) as unknown as TypedDocumentString<WaysOfAnotherQuery, WaysOfAnotherQueryVariables>;
export const SendWhileDueDocument = new TypedDocumentString(`
    mutation SendWhileDue($input: SendMessageInput!) {
  sendMessage(input: $input) {
    receiverId
  }
}
    `) as unknown as TypedDocumentString<SendWhileDueMutation, SendWhileDueMutationVariables>;
export const CancelWithFeeDueDocument = new TypedDocumentString(`
    mutation CancelWithFeeDue($jobId: UUID!, $fee: Money) {
  cancelJob(jobId: $jobId, fee: $fee) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelWithFeeDueMutation, CancelWithFeeDueMutationVariables>;
export const MayMessageDocument = new TypedDocumentString(`
    query MayMessage($id: UUID!) {
  job(id: $id) {
    viewerCanMessage
    vendor {
      businessPhone
    }
  }
}
    `) as unknown as TypedDocumentString<MayMessageQuery, MayMessageQueryVariables>;
export const MoneyToSettleDocument = new TypedDocumentString(`
    query MoneyToSettle {
  customerJobs(unfinished: true, first: 20) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyToSettleQuery, MoneyToSettleQueryVariables>;
export const MoneyAgendaDocument = new TypedDocumentString(`
    query MoneyAgenda {
  vendorAgenda {
    jobsToSettle {
      id
      amountDue
      amountToPayBack
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyAgendaQuery, MoneyAgendaQueryVariables>;
export const MoneyNeedsDocument = new TypedDocumentString(`
    query MoneyNeeds {
  worklist {
    unsettledJobCount
    unsettledJobs {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyNeedsQuery, MoneyNeedsQueryVariables>;
export const UnsettledSinceDocument = new TypedDocumentString(`
    query UnsettledSince($id: UUID!) {
  job(id: $id) {
    unsettledSince
  }
}
    `) as unknown as TypedDocumentString<UnsettledSinceQuery, UnsettledSinceQueryVariables>;
export const NameClosingBusinessDocument = new TypedDocumentString(`
    mutation NameClosingBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    name
  }
}
    `) as unknown as TypedDocumentString<NameClosingBusinessMutation, NameClosingBusinessMutationVariables>;
export const ProfileOfClosedDocument = new TypedDocumentString(`
    query ProfileOfClosed($id: UUID!) {
  vendorProfile(id: $id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ProfileOfClosedQuery, ProfileOfClosedQueryVariables>;
export const NameBusinessDocument = new TypedDocumentString(`
    mutation NameBusiness($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    name
  }
}
    `) as unknown as TypedDocumentString<NameBusinessMutation, NameBusinessMutationVariables>;
export const ReadInvitationDocument = new TypedDocumentString(`
    query ReadInvitation($token: String!) {
  invitation(token: $token) {
    business
    role
  }
}
    `) as unknown as TypedDocumentString<ReadInvitationQuery, ReadInvitationQueryVariables>;
export const NoticesOfPersonDocument = new TypedDocumentString(`
    query NoticesOfPerson {
  notices {
    nodes {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<NoticesOfPersonQuery, NoticesOfPersonQueryVariables>;
export const MakeRoleTokenDocument = new TypedDocumentString(`
    mutation MakeRoleToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken {
      role
    }
  }
}
    `) as unknown as TypedDocumentString<MakeRoleTokenMutation, MakeRoleTokenMutationVariables>;
export const MakeFeedDocument = new TypedDocumentString(`
    mutation MakeFeed {
  createCalendarFeed {
    url
  }
}
    `) as unknown as TypedDocumentString<MakeFeedMutation, MakeFeedMutationVariables>;
export const QuestionsOfJobDocument = new TypedDocumentString(`
    query QuestionsOfJob($jobId: UUID!) {
  questions(jobId: $jobId) {
    nodes {
      question
      answer
      answeredAt
      viewerAsked
      viewerCanAnswer
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<QuestionsOfJobQuery, QuestionsOfJobQueryVariables>;
export const ViewerCanAskDocument = new TypedDocumentString(`
    query ViewerCanAsk($id: UUID!) {
  job(id: $id) {
    viewerCanAsk
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<ViewerCanAskQuery, ViewerCanAskQueryVariables>;
export const AvailableCanAskDocument = new TypedDocumentString(`
    query AvailableCanAsk {
  availableJobs {
    nodes {
      id
      viewerCanAsk
    }
  }
}
    `) as unknown as TypedDocumentString<AvailableCanAskQuery, AvailableCanAskQueryVariables>;
export const ProfileWithCommentsDocument = new TypedDocumentString(`
    query ProfileWithComments($id: UUID!, $first: Int!, $after: String) {
  vendorProfile(id: $id) {
    rating
    ratingCount
    reliability {
      accepted
      completed
      givenBackLate
    }
    comments(first: $first, after: $after) {
      totalCount
      nodes {
        rating
        comment
        reply
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileWithCommentsQuery, ProfileWithCommentsQueryVariables>;
export const OwnAverageDocument = new TypedDocumentString(`
    query OwnAverage {
  me {
    rating
    ratingCount
  }
}
    `) as unknown as TypedDocumentString<OwnAverageQuery, OwnAverageQueryVariables>;
export const RatingFiguresDocument = new TypedDocumentString(`
    query RatingFigures {
  me {
    rating
    ratingCount
  }
  vendorStats {
    rating
    ratingCount
  }
}
    `) as unknown as TypedDocumentString<RatingFiguresQuery, RatingFiguresQueryVariables>;
export const OwnReliabilityDocument = new TypedDocumentString(`
    query OwnReliability {
  me {
    reliability {
      ...Record
    }
  }
  vendorStats {
    reliability {
      ...Record
    }
  }
}
    fragment Record on VendorReliability {
  accepted
  completed
  underWay
  missed
  cancelled
  givenBackLate
  failedVisits
}`) as unknown as TypedDocumentString<OwnReliabilityQuery, OwnReliabilityQueryVariables>;
export const ReliabilityOfCustomerDocument = new TypedDocumentString(`
    query ReliabilityOfCustomer {
  me {
    reliability {
      accepted
    }
  }
}
    `) as unknown as TypedDocumentString<ReliabilityOfCustomerQuery, ReliabilityOfCustomerQueryVariables>;
export const ReopenMissedDocument = new TypedDocumentString(`
    mutation ReopenMissed($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Nobody came") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenMissedMutation, ReopenMissedMutationVariables>;
export const ReassignMissedDocument = new TypedDocumentString(`
    mutation ReassignMissed($bidId: UUID!) {
  reassignJob(bidId: $bidId, reason: "Nobody came") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReassignMissedMutation, ReassignMissedMutationVariables>;
export const CancelMissedDocument = new TypedDocumentString(`
    mutation CancelMissed($jobId: UUID!) {
  cancelJob(jobId: $jobId, vendorDidNotCome: true) {
    status
    history {
      toStatus
      vendorDidNotCome
    }
  }
}
    `) as unknown as TypedDocumentString<CancelMissedMutation, CancelMissedMutationVariables>;
export const RatingsWithRepliesDocument = new TypedDocumentString(`
    query RatingsWithReplies($id: UUID!) {
  job(id: $id) {
    viewerCanRate
    ratings {
      id
      raterId
      rating
      comment
      reply
      repliedAt
      viewerCanReply
      removedFor
      replyRemovedFor
    }
  }
}
    `) as unknown as TypedDocumentString<RatingsWithRepliesQuery, RatingsWithRepliesQueryVariables>;
export const ComparedRepliesDocument = new TypedDocumentString(`
    query ComparedReplies($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendor {
          latestComments {
            id
            comment
            reply
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ComparedRepliesQuery, ComparedRepliesQueryVariables>;
export const OwnRepliesDocument = new TypedDocumentString(`
    query OwnReplies {
  me {
    latestComments {
      comment
      reply
      repliedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnRepliesQuery, OwnRepliesQueryVariables>;
export const SealedRatingsDocument = new TypedDocumentString(`
    query SealedRatings($id: UUID!) {
  job(id: $id) {
    ratingsSealedUntil
    viewerIsRated
    viewerCanRate
    ratings {
      raterId
      rating
      comment
      isSealed
      revealsAt
    }
  }
}
    `) as unknown as TypedDocumentString<SealedRatingsQuery, SealedRatingsQueryVariables>;
export const SealedComparedDocument = new TypedDocumentString(`
    query SealedCompared($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        vendor {
          rating
          ratingCount
          latestComments {
            comment
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SealedComparedQuery, SealedComparedQueryVariables>;
export const WaiveBilledFeeDocument = new TypedDocumentString(`
    mutation WaiveBilledFee($chargeId: UUID!) {
  waiveFee(chargeId: $chargeId, reason: "Sorry") {
    id
  }
}
    `) as unknown as TypedDocumentString<WaiveBilledFeeMutation, WaiveBilledFeeMutationVariables>;
export const CloseOwingAccountDocument = new TypedDocumentString(`
    mutation CloseOwingAccount($input: CloseAccountInput!) {
  closeAccount(input: $input)
}
    `) as unknown as TypedDocumentString<CloseOwingAccountMutation, CloseOwingAccountMutationVariables>;
export const FeeTotalsDocument = new TypedDocumentString(`
    query FeeTotals($months: Int) {
  feeTotals(months: $months) {
    owed
    unbilled
    overdue
    months {
      month
      earned
      waived
      paid
      collected
    }
  }
}
    `) as unknown as TypedDocumentString<FeeTotalsQuery, FeeTotalsQueryVariables>;
export const FeeStatementsDocument = new TypedDocumentString(`
    query FeeStatements($status: StatementStatus, $after: String) {
  feeStatements(first: 2, status: $status, after: $after) {
    nodes {
      id
      status
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<FeeStatementsQuery, FeeStatementsQueryVariables>;
export const OverdueStatementsDocument = new TypedDocumentString(`
    query OverdueStatements {
  worklist {
    overdueStatementCount
    overdueStatements {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OverdueStatementsQuery, OverdueStatementsQueryVariables>;
export const WhyNoBidDocument = new TypedDocumentString(`
    query WhyNoBid($id: UUID!) {
  job(id: $id) {
    whyNotBid
  }
}
    `) as unknown as TypedDocumentString<WhyNoBidQuery, WhyNoBidQueryVariables>;
export const PastDueDocument = new TypedDocumentString(`
    query PastDue {
  statements {
    daysPastDue
    howToPay
    status
  }
}
    `) as unknown as TypedDocumentString<PastDueQuery, PastDueQueryVariables>;
export const SayHowDocument = new TypedDocumentString(`
    mutation SayHow($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    howToPayFees
  }
}
    `) as unknown as TypedDocumentString<SayHowMutation, SayHowMutationVariables>;
export const HowForAllDocument = new TypedDocumentString(`
    query HowForAll {
  settings {
    howToPayFees
  }
}
    `) as unknown as TypedDocumentString<HowForAllQuery, HowForAllQueryVariables>;
export const OverdueMoneyDocument = new TypedDocumentString(`
    query OverdueMoney {
  overdueMoney {
    vendors {
      fromDays
      toDays
      count
      amount
    }
    customers {
      fromDays
      toDays
      count
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<OverdueMoneyQuery, OverdueMoneyQueryVariables>;
export const BidsOfStockDocument = new TypedDocumentString(`
    query BidsOfStock($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        id
        vendorId
        status
        isInstant
        outOfStockAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BidsOfStockQuery, BidsOfStockQueryVariables>;
export const WhyNoStockDocument = new TypedDocumentString(`
    query WhyNoStock($id: UUID!) {
  job(id: $id) {
    id
    whyNotBid
    freeUnits {
      free
      total
    }
  }
}
    `) as unknown as TypedDocumentString<WhyNoStockQuery, WhyNoStockQueryVariables>;
export const BellOfStockDocument = new TypedDocumentString(`
    query BellOfStock {
  notices {
    nodes {
      kind
      text
      jobId
    }
  }
}
    `) as unknown as TypedDocumentString<BellOfStockQuery, BellOfStockQueryVariables>;
export const BoardUnitsDocument = new TypedDocumentString(`
    query BoardUnits($day: LocalDate!) {
  board(day: $day) {
    units {
      size
      free
      total
    }
  }
}
    `) as unknown as TypedDocumentString<BoardUnitsQuery, BoardUnitsQueryVariables>;
export const VisitsOfStockDocument = new TypedDocumentString(`
    query VisitsOfStock($id: UUID!) {
  job(id: $id) {
    visits {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsOfStockQuery, VisitsOfStockQueryVariables>;
export const UnitOfJobDocument = new TypedDocumentString(`
    query UnitOfJob($id: UUID!) {
  job(id: $id) {
    reservation {
      unit {
        label
        note
        endangers {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnitOfJobQuery, UnitOfJobQueryVariables>;
export const AssignOfStockDocument = new TypedDocumentString(`
    mutation AssignOfStock($visitId: UUID!, $personId: UUID) {
  assignVisit(visitId: $visitId, personId: $personId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignOfStockMutation, AssignOfStockMutationVariables>;
export const StaysDocument = new TypedDocumentString(`
    query Stays {
  units {
    label
    stay {
      job {
        id
      }
      from
      to
      isThere
    }
  }
}
    `) as unknown as TypedDocumentString<StaysQuery, StaysQueryVariables>;
export const StayOfJobDocument = new TypedDocumentString(`
    query StayOfJob($id: UUID!) {
  job(id: $id) {
    id
    reservation {
      unit {
        label
        stay {
          from
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StayOfJobQuery, StayOfJobQueryVariables>;
export const OpenTicketDetailsDocument = new TypedDocumentString(`
    mutation OpenTicketDetails($input: SupportTicketInput!) {
  openSupportTicket(input: $input) {
    id
    status
    issue
    adminResponse
    orderNumber
    job {
      orderNumber
      type
    }
  }
}
    `) as unknown as TypedDocumentString<OpenTicketDetailsMutation, OpenTicketDetailsMutationVariables>;
export const AnswerTicketWithoutOrderDocument = new TypedDocumentString(`
    mutation AnswerTicketWithoutOrder($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerTicketWithoutOrderMutation, AnswerTicketWithoutOrderMutationVariables>;
export const TicketIssueDocument = new TypedDocumentString(`
    query TicketIssue($id: UUID!) {
  supportTicket(id: $id) {
    issue
  }
}
    `) as unknown as TypedDocumentString<TicketIssueQuery, TicketIssueQueryVariables>;
export const SupportTicketsDocument = new TypedDocumentString(`
    query SupportTickets($customerId: UUID, $status: TicketStatus) {
  supportTickets(customerId: $customerId, status: $status) {
    totalCount
    nodes {
      issue
      customer {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SupportTicketsQuery, SupportTicketsQueryVariables>;
export const AnswerWalkedTicketDocument = new TypedDocumentString(`
    mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerWalkedTicketMutation, AnswerWalkedTicketMutationVariables>;
export const CloseWalkedTicketDocument = new TypedDocumentString(`
    mutation CloseWalkedTicket($id: UUID!) {
  closeSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CloseWalkedTicketMutation, CloseWalkedTicketMutationVariables>;
export const ReopenWalkedTicketDocument = new TypedDocumentString(`
    mutation ReopenWalkedTicket($id: UUID!) {
  reopenSupportTicket(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenWalkedTicketMutation, ReopenWalkedTicketMutationVariables>;
export const JobImagesDocument = new TypedDocumentString(`
    query JobImages($id: UUID!) {
  job(id: $id) {
    images
  }
}
    `) as unknown as TypedDocumentString<JobImagesQuery, JobImagesQueryVariables>;
export const UploadFileDocument = new TypedDocumentString(`
    mutation UploadFile($file: Upload!) {
  uploadFile(file: $file) {
    objectPath
    uploadURL
  }
}
    `) as unknown as TypedDocumentString<UploadFileMutation, UploadFileMutationVariables>;
export const AreasAroundDocument = new TypedDocumentString(`
    query AreasAround($zipCode: String!, $miles: Int!) {
  areasAround(zipCode: $zipCode, miles: $miles) {
    zipCode
    miles
    zipCount
    servedCount
    cities {
      city
      state
      zipCount
    }
  }
}
    `) as unknown as TypedDocumentString<AreasAroundQuery, AreasAroundQueryVariables>;
export const AddServiceAreasAroundDocument = new TypedDocumentString(`
    mutation AddServiceAreasAround($zipCode: String!, $miles: Int!) {
  addServiceAreasAround(zipCode: $zipCode, miles: $miles) {
    addedCount
    servedCount
  }
}
    `) as unknown as TypedDocumentString<AddServiceAreasAroundMutation, AddServiceAreasAroundMutationVariables>;
export const AddPastedAreasDocument = new TypedDocumentString(`
    mutation AddPastedAreas($zipCodes: [String!]!) {
  addServiceAreas(zipCodes: $zipCodes) {
    added {
      zipCode
    }
    refused {
      zipCode
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddPastedAreasMutation, AddPastedAreasMutationVariables>;
export const RemoveServiceAreasDocument = new TypedDocumentString(`
    mutation RemoveServiceAreas($zipCodes: [String!]!) {
  removeServiceAreas(zipCodes: $zipCodes) {
    id
    zipCode
  }
}
    `) as unknown as TypedDocumentString<RemoveServiceAreasMutation, RemoveServiceAreasMutationVariables>;
export const NamedAreasDocument = new TypedDocumentString(`
    query NamedAreas {
  serviceAreas {
    zipCode
    city
    state
  }
}
    `) as unknown as TypedDocumentString<NamedAreasQuery, NamedAreasQueryVariables>;
export const AvailableAroundDocument = new TypedDocumentString(`
    query AvailableAround {
  availableJobs {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AvailableAroundQuery, AvailableAroundQueryVariables>;
export const AreaCountDocument = new TypedDocumentString(`
    query AreaCount($id: UUID!) {
  user(id: $id) {
    areaCount
  }
}
    `) as unknown as TypedDocumentString<AreaCountQuery, AreaCountQueryVariables>;
export const SavePaperDocument = new TypedDocumentString(`
    mutation SavePaper($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SavePaperMutation, SavePaperMutationVariables>;
export const ReviewPaperDocument = new TypedDocumentString(`
    mutation ReviewPaper($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    id
    reviewStatus
    expiresOn
    timeZone
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewPaperMutation, ReviewPaperMutationVariables>;
export const PapersDocument = new TypedDocumentString(`
    query Papers {
  vendorDocuments {
    id
    documentType
    reviewStatus
    expiresOn
    reviewReason
  }
}
    `) as unknown as TypedDocumentString<PapersQuery, PapersQueryVariables>;
export const SeenOfVendorDocument = new TypedDocumentString(`
    query SeenOfVendor($id: UUID!) {
  job(id: $id) {
    expiredDocuments
    vendor {
      documentsOnFile
    }
    bids {
      nodes {
        vendor {
          documentsOnFile
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeenOfVendorQuery, SeenOfVendorQueryVariables>;
export const ChangeInTimeDocument = new TypedDocumentString(`
    mutation ChangeInTime($input: ChangeBidInput!) {
  changeBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeInTimeMutation, ChangeInTimeMutationVariables>;
export const UncoveredSinceDocument = new TypedDocumentString(`
    query UncoveredSince($id: UUID!) {
  job(id: $id) {
    uncoveredSince
  }
}
    `) as unknown as TypedDocumentString<UncoveredSinceQuery, UncoveredSinceQueryVariables>;
export const VerifiedUntilDocument = new TypedDocumentString(`
    query VerifiedUntil($vendor: UUID!, $job: UUID!) {
  vendorProfile(id: $vendor) {
    verifiedDocuments
    verifiedUntil
  }
  job(id: $job) {
    bids {
      nodes {
        vendor {
          documentsOnFile
          verifiedUntil
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VerifiedUntilQuery, VerifiedUntilQueryVariables>;
export const AddOwnSizeDocument = new TypedDocumentString(`
    mutation AddOwnSize($input: AddDumpsterSizeInput!) {
  addDumpsterSize(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddOwnSizeMutation, AddOwnSizeMutationVariables>;
export const UpdateOwnSizeDocument = new TypedDocumentString(`
    mutation UpdateOwnSize($input: UpdateDumpsterSizeInput!) {
  updateDumpsterSize(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOwnSizeMutation, UpdateOwnSizeMutationVariables>;
export const RemoveOwnSizeDocument = new TypedDocumentString(`
    mutation RemoveOwnSize($id: UUID!) {
  removeDumpsterSize(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveOwnSizeMutation, RemoveOwnSizeMutationVariables>;
export const EditSizeDocument = new TypedDocumentString(`
    mutation EditSize($input: EditDumpsterRentalInput!) {
  editDumpsterRental(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<EditSizeMutation, EditSizeMutationVariables>;
export const RentalsForMeDocument = new TypedDocumentString(`
    query RentalsForMe {
  availableJobs(first: 100) {
    totalCount
    nodes {
      id
      whyNotBid
    }
  }
}
    `) as unknown as TypedDocumentString<RentalsForMeQuery, RentalsForMeQueryVariables>;
export const RentalForMeDocument = new TypedDocumentString(`
    query RentalForMe($id: UUID!) {
  job(id: $id) {
    whyNotBid
    viewerSeesDetails
    address
    description
    myBid {
      status
      viewerCanChange
    }
  }
}
    `) as unknown as TypedDocumentString<RentalForMeQuery, RentalForMeQueryVariables>;
export const ChangeOldBidDocument = new TypedDocumentString(`
    mutation ChangeOldBid($input: ChangeBidInput!) {
  changeBid(input: $input) {
    price
  }
}
    `) as unknown as TypedDocumentString<ChangeOldBidMutation, ChangeOldBidMutationVariables>;
export const ReviewWalkedDocument = new TypedDocumentString(`
    mutation ReviewWalked($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReviewWalkedMutation, ReviewWalkedMutationVariables>;
export const UndoWalkedReviewDocument = new TypedDocumentString(`
    mutation UndoWalkedReview($id: UUID!) {
  undoDocumentReview(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UndoWalkedReviewMutation, UndoWalkedReviewMutationVariables>;
export const AddDumpsterSizeIdDocument = new TypedDocumentString(`
    mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {
  addDumpsterSize(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddDumpsterSizeIdMutation, AddDumpsterSizeIdMutationVariables>;
export const SetSecretItemDocument = new TypedDocumentString(`
    mutation SetSecretItem($price: Money!) {
  setVendorItem(kind: piano, takes: extra, price: $price) {
    kind
  }
}
    `) as unknown as TypedDocumentString<SetSecretItemMutation, SetSecretItemMutationVariables>;
export const ReviewVendorDocumentIdDocument = new TypedDocumentString(`
    mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReviewVendorDocumentIdMutation, ReviewVendorDocumentIdMutationVariables>;
export const SaveUndonePaperDocument = new TypedDocumentString(`
    mutation SaveUndonePaper($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveUndonePaperMutation, SaveUndonePaperMutationVariables>;
export const ReviewUndonePaperDocument = new TypedDocumentString(`
    mutation ReviewUndonePaper($input: ReviewVendorDocumentInput!) {
  reviewVendorDocument(input: $input) {
    reviewStatus
  }
}
    `) as unknown as TypedDocumentString<ReviewUndonePaperMutation, ReviewUndonePaperMutationVariables>;
export const UndoReviewDocument = new TypedDocumentString(`
    mutation UndoReview($id: UUID!) {
  undoDocumentReview(id: $id) {
    reviewStatus
    reviewReason
    expiresOn
  }
}
    `) as unknown as TypedDocumentString<UndoReviewMutation, UndoReviewMutationVariables>;
export const UndonePapersDocument = new TypedDocumentString(`
    query UndonePapers {
  vendorDocuments {
    id
    reviewStatus
  }
}
    `) as unknown as TypedDocumentString<UndonePapersQuery, UndonePapersQueryVariables>;
export const ItemsOfVendorDocument = new TypedDocumentString(`
    query ItemsOfVendor($vendorId: UUID) {
  vendorItems(vendorId: $vendorId) {
    kind
    takes
    price
  }
}
    `) as unknown as TypedDocumentString<ItemsOfVendorQuery, ItemsOfVendorQueryVariables>;
export const SetItemOfVendorDocument = new TypedDocumentString(`
    mutation SetItemOfVendor($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {
  setVendorItem(kind: $kind, takes: $takes, price: $price) {
    kind
    takes
    price
  }
}
    `) as unknown as TypedDocumentString<SetItemOfVendorMutation, SetItemOfVendorMutationVariables>;
export const AddServiceAreaDocument = new TypedDocumentString(`
    mutation AddServiceArea($zipCode: String!) {
  addServiceArea(zipCode: $zipCode) {
    id
    zipCode
    vendorId
  }
}
    `) as unknown as TypedDocumentString<AddServiceAreaMutation, AddServiceAreaMutationVariables>;
export const AddServiceAreasDocument = new TypedDocumentString(`
    mutation AddServiceAreas($zipCodes: [String!]!) {
  addServiceAreas(zipCodes: $zipCodes) {
    added {
      zipCode
    }
    refused {
      zipCode
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddServiceAreasMutation, AddServiceAreasMutationVariables>;
export const RemoveServiceAreaDocument = new TypedDocumentString(`
    mutation RemoveServiceArea($zipCode: String!) {
  removeServiceArea(zipCode: $zipCode) {
    id
    zipCode
  }
}
    `) as unknown as TypedDocumentString<RemoveServiceAreaMutation, RemoveServiceAreaMutationVariables>;
export const ServiceAreasDocument = new TypedDocumentString(`
    query ServiceAreas($vendorId: UUID) {
  serviceAreas(vendorId: $vendorId) {
    zipCode
  }
}
    `) as unknown as TypedDocumentString<ServiceAreasQuery, ServiceAreasQueryVariables>;
export const AvailableJobsDocument = new TypedDocumentString(`
    query AvailableJobs {
  availableJobs {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AvailableJobsQuery, AvailableJobsQueryVariables>;
export const VendorServicesDocument = new TypedDocumentString(`
    query VendorServices {
  vendorServices {
    serviceType
  }
}
    `) as unknown as TypedDocumentString<VendorServicesQuery, VendorServicesQueryVariables>;
export const AddVendorServiceDocument = new TypedDocumentString(`
    mutation AddVendorService {
  addVendorService(serviceType: junk_pickup) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddVendorServiceMutation, AddVendorServiceMutationVariables>;
export const AddDumpsterSizeDocument = new TypedDocumentString(`
    mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {
  addDumpsterSize(input: $input) {
    id
    size
    description
    pricePerDay
    isActive
  }
}
    `) as unknown as TypedDocumentString<AddDumpsterSizeMutation, AddDumpsterSizeMutationVariables>;
export const UpdateDumpsterSizeDocument = new TypedDocumentString(`
    mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {
  updateDumpsterSize(input: $input) {
    size
    description
    pricePerDay
  }
}
    `) as unknown as TypedDocumentString<UpdateDumpsterSizeMutation, UpdateDumpsterSizeMutationVariables>;
export const RemoveDumpsterSizeDocument = new TypedDocumentString(`
    mutation RemoveDumpsterSize($id: UUID!) {
  removeDumpsterSize(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveDumpsterSizeMutation, RemoveDumpsterSizeMutationVariables>;
export const DumpsterSizesDocument = new TypedDocumentString(`
    query DumpsterSizes {
  dumpsterSizes {
    id
    size
    pricePerDay
  }
}
    `) as unknown as TypedDocumentString<DumpsterSizesQuery, DumpsterSizesQueryVariables>;
export const OwnRatesDocument = new TypedDocumentString(`
    query OwnRates {
  dumpsterSizes {
    pricePerDay
    rentalSize
    usualPrice
    includedDays
    includedTons
    extraDayPrice
    extraTonPrice
    tripFee
  }
}
    `) as unknown as TypedDocumentString<OwnRatesQuery, OwnRatesQueryVariables>;
export const SaveDocumentDetailsDocument = new TypedDocumentString(`
    mutation SaveDocumentDetails($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    id
    documentType
    fileName
    filePath
    reviewStatus
    reviewReason
  }
}
    `) as unknown as TypedDocumentString<SaveDocumentDetailsMutation, SaveDocumentDetailsMutationVariables>;
export const DocumentReviewsDocument = new TypedDocumentString(`
    query DocumentReviews {
  vendorDocuments {
    reviewStatus
    reviewReason
  }
}
    `) as unknown as TypedDocumentString<DocumentReviewsQuery, DocumentReviewsQueryVariables>;
export const JobDocumentsOnFileDocument = new TypedDocumentString(`
    query JobDocumentsOnFile($id: UUID!) {
  job(id: $id) {
    vendor {
      documentsOnFile
    }
    bids {
      nodes {
        vendor {
          documentsOnFile
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobDocumentsOnFileQuery, JobDocumentsOnFileQueryVariables>;
export const VendorDocumentsDocument = new TypedDocumentString(`
    query VendorDocuments {
  vendorDocuments {
    id
  }
}
    `) as unknown as TypedDocumentString<VendorDocumentsQuery, VendorDocumentsQueryVariables>;
export const FilteredJobsDocument = new TypedDocumentString(`
    query FilteredJobs($type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort, $after: String) {
  availableJobs(
    first: 2
    type: $type
    zipCode: $zipCode
    date: $date
    sort: $sort
    after: $after
  ) {
    totalCount
    nodes {
      id
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<FilteredJobsQuery, FilteredJobsQueryVariables>;
export const EarningsDocument = new TypedDocumentString(`
    query Earnings {
  vendorEarnings {
    startsOn
    earned
    net
    jobs
  }
  earnedJobs {
    totalCount
    nodes {
      id
      finalPrice
      serviceFee
      completedDate
    }
  }
  vendorStats {
    monthlyEarnings
    weeklyEarnings
    monthlyNetEarnings
    weeklyNetEarnings
    completedJobs
  }
}
    `) as unknown as TypedDocumentString<EarningsQuery, EarningsQueryVariables>;
export const FeeOfDocument = new TypedDocumentString(`
    query FeeOf($id: UUID!) {
  job(id: $id) {
    finalPrice
    serviceFee
  }
}
    `) as unknown as TypedDocumentString<FeeOfQuery, FeeOfQueryVariables>;
export const DisputeShownDocument = new TypedDocumentString(`
    query DisputeShown($id: UUID!) {
  job(id: $id) {
    status
    cancellationFee
    viewerCanFindAnother
    visits {
      status
      onTheWayAt
      viewerCanDispute
      viewerCanDecideDispute
      viewerCanUndoStart
      disputeReason
      disputeDecision
      reportStands
    }
    history {
      toStatus
    }
  }
}
    `) as unknown as TypedDocumentString<DisputeShownQuery, DisputeShownQueryVariables>;
export const ReopenSetOffDocument = new TypedDocumentString(`
    mutation ReopenSetOff($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenSetOffMutation, ReopenSetOffMutationVariables>;
export const DisputesInNeedDocument = new TypedDocumentString(`
    query DisputesInNeed {
  worklist {
    disputedJobCount
    disputedJobs {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DisputesInNeedQuery, DisputesInNeedQueryVariables>;
export const JobOfDriverDocument = new TypedDocumentString(`
    query JobOfDriver($id: UUID!) {
  job(id: $id) {
    id
    orderNumber
    title
    type
    status
    address
    zipCode
    firstName
    lastName
    phone
    description
    vendorId
    estimatedPrice
    customerBudget
    finalPrice
    serviceFee
    amountDue
    viewerSeesDetails
    viewerCanMessage
    viewerCanStart
    viewerCanComplete
    viewerCanRelease
    lists {
      name
    }
    history {
      id
    }
    unreadMessages
    customer {
      id
    }
    acceptedBid {
      id
    }
    myBid {
      id
    }
    charges {
      id
    }
    payments {
      id
    }
    changeOrders {
      id
    }
    visits {
      id
      viewerCanStart
      viewerCanSchedule
    }
    messages {
      nodes {
        content
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobOfDriverQuery, JobOfDriverQueryVariables>;
export const VisitsOfDriverDocument = new TypedDocumentString(`
    query VisitsOfDriver {
  vendorVisits {
    id
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsOfDriverQuery, VisitsOfDriverQueryVariables>;
export const SendAsDriverDocument = new TypedDocumentString(`
    mutation SendAsDriver($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendAsDriverMutation, SendAsDriverMutationVariables>;
export const ReadAsDriverDocument = new TypedDocumentString(`
    mutation ReadAsDriver($jobId: UUID!) {
  markMessagesRead(jobId: $jobId) {
    id
    unreadMessages
  }
}
    `) as unknown as TypedDocumentString<ReadAsDriverMutation, ReadAsDriverMutationVariables>;
export const TonsOfDriverDocument = new TypedDocumentString(`
    query TonsOfDriver($id: UUID!) {
  job(id: $id) {
    visits {
      tonsToCharge
    }
  }
}
    `) as unknown as TypedDocumentString<TonsOfDriverQuery, TonsOfDriverQueryVariables>;
export const UnreadOfDriverDocument = new TypedDocumentString(`
    query UnreadOfDriver {
  me {
    unreadMessages
  }
}
    `) as unknown as TypedDocumentString<UnreadOfDriverQuery, UnreadOfDriverQueryVariables>;
export const FeedOfDriverDocument = new TypedDocumentString(`
    mutation FeedOfDriver {
  createCalendarFeed {
    url
  }
}
    `) as unknown as TypedDocumentString<FeedOfDriverMutation, FeedOfDriverMutationVariables>;
export const FinishedByJobDocument = new TypedDocumentString(`
    query FinishedByJob($id: UUID!) {
  job(id: $id) {
    visits {
      status
      finishedByJob
    }
  }
}
    `) as unknown as TypedDocumentString<FinishedByJobQuery, FinishedByJobQueryVariables>;
export const WithoutConnectionDocument = new TypedDocumentString(`
    mutation WithoutConnection($visitId: UUID!, $ago: Int!, $input: CompleteVisitInput!) {
  startVisit(visitId: $visitId, etaMinutes: 15, pressedSecondsAgo: $ago) {
    onTheWayAt
    onTheWayReceivedAt
  }
  arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {
    arrivedAt
    arrivedReceivedAt
  }
  completeVisit(visitId: $visitId, input: $input) {
    doneAt
    doneReceivedAt
  }
}
    `) as unknown as TypedDocumentString<WithoutConnectionMutation, WithoutConnectionMutationVariables>;
export const ArriveWithoutConnectionDocument = new TypedDocumentString(`
    mutation ArriveWithoutConnection($visitId: UUID!, $ago: Int!) {
  arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {
    arrivedAt
    arrivedReceivedAt
  }
}
    `) as unknown as TypedDocumentString<ArriveWithoutConnectionMutation, ArriveWithoutConnectionMutationVariables>;
export const SetVisitPhotosDocument = new TypedDocumentString(`
    mutation SetVisitPhotos($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    visitPhotosRequired
  }
}
    `) as unknown as TypedDocumentString<SetVisitPhotosMutation, SetVisitPhotosMutationVariables>;
export const VisitsOnDocument = new TypedDocumentString(`
    query VisitsOn($day: LocalDate) {
  vendorVisits(day: $day) {
    kind
    job {
      id
      address
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsOnQuery, VisitsOnQueryVariables>;
export const VisitHistoryDocument = new TypedDocumentString(`
    query VisitHistory($id: UUID!) {
  job(id: $id) {
    history {
      toStatus
    }
  }
}
    `) as unknown as TypedDocumentString<VisitHistoryQuery, VisitHistoryQueryVariables>;
export const NoShowDocument = new TypedDocumentString(`
    query NoShow($id: UUID!) {
  job(id: $id) {
    viewerCanReportNoShow
    history {
      toStatus
      vendorDidNotCome
    }
  }
}
    `) as unknown as TypedDocumentString<NoShowQuery, NoShowQueryVariables>;
export const CancelNoShowDocument = new TypedDocumentString(`
    mutation CancelNoShow($jobId: UUID!) {
  cancelJob(jobId: $jobId, vendorDidNotCome: true) {
    status
    history {
      toStatus
      vendorDidNotCome
    }
  }
}
    `) as unknown as TypedDocumentString<CancelNoShowMutation, CancelNoShowMutationVariables>;
export const CanCancelNoShowDocument = new TypedDocumentString(`
    query CanCancelNoShow($id: UUID!) {
  job(id: $id) {
    status
    viewerCanCancel
  }
}
    `) as unknown as TypedDocumentString<CanCancelNoShowQuery, CanCancelNoShowQueryVariables>;
export const RequestJunkPickupOrderNumberDocument = new TypedDocumentString(`
    mutation RequestJunkPickupOrderNumber($input: JunkPickupInput!) {
  requestJunkPickup(input: $input) {
    id
    orderNumber
    createdAt
    address
  }
}
    `) as unknown as TypedDocumentString<RequestJunkPickupOrderNumberMutation, RequestJunkPickupOrderNumberMutationVariables>;
export const CreateApiTokenTokenDocument = new TypedDocumentString(`
    mutation CreateApiTokenToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateApiTokenTokenMutation, CreateApiTokenTokenMutationVariables>;
export const SubmitBidPriceDocument = new TypedDocumentString(`
    mutation SubmitBidPrice($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
    price
  }
}
    `) as unknown as TypedDocumentString<SubmitBidPriceMutation, SubmitBidPriceMutationVariables>;
export const CreateUserEmailDocument = new TypedDocumentString(`
    mutation CreateUserEmail($input: CreateUserInput!) {
  createUser(input: $input) {
    id
    email
  }
}
    `) as unknown as TypedDocumentString<CreateUserEmailMutation, CreateUserEmailMutationVariables>;
export const CreateCalendarFeedDocument = new TypedDocumentString(`
    mutation CreateCalendarFeed {
  createCalendarFeed {
    url
  }
}
    `) as unknown as TypedDocumentString<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const ApiTokenIdsDocument = new TypedDocumentString(`
    query ApiTokenIds {
  apiTokens {
    id
  }
}
    `) as unknown as TypedDocumentString<ApiTokenIdsQuery, ApiTokenIdsQueryVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($input: SignUpCustomerInput!) {
  signUpCustomer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const ForgotDocument = new TypedDocumentString(`
    mutation Forgot($email: EmailAddress!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<ForgotMutation, ForgotMutationVariables>;
export const TheUsersDocument = new TypedDocumentString(`
    query TheUsers {
  users {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TheUsersQuery, TheUsersQueryVariables>;
export const NobodyDocument = new TypedDocumentString(`
    query Nobody {
  job(id: "00000000-0000-4000-8000-000000000000") {
    id
  }
}
    `) as unknown as TypedDocumentString<NobodyQuery, NobodyQueryVariables>;
export const SearchedUsersDocument = new TypedDocumentString(`
    query SearchedUsers {
  users(search: "needle in a haystack") {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SearchedUsersQuery, SearchedUsersQueryVariables>;
export const MyOrdersDocument = new TypedDocumentString(`
    query MyOrders {
  customerJobs {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MyOrdersQuery, MyOrdersQueryVariables>;
export const MissingDocument = new TypedDocumentString(`
    query Missing {
  job(id: "00000000-0000-4000-8000-000000000000") {
    id
  }
}
    `) as unknown as TypedDocumentString<MissingQuery, MissingQueryVariables>;
export const SaveForPageDocument = new TypedDocumentString(`
    mutation SaveForPage($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    name
  }
}
    `) as unknown as TypedDocumentString<SaveForPageMutation, SaveForPageMutationVariables>;
export const CustomerJobIdsDocument = new TypedDocumentString(`
    query CustomerJobIds {
  customerJobs {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerJobIdsQuery, CustomerJobIdsQueryVariables>;
export const ReopenForReceiptDocument = new TypedDocumentString(`
    mutation ReopenForReceipt($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenForReceiptMutation, ReopenForReceiptMutationVariables>;
export const ChargeToWaiveDocument = new TypedDocumentString(`
    query ChargeToWaive($id: UUID!) {
  job(id: $id) {
    charges {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChargeToWaiveQuery, ChargeToWaiveQueryVariables>;
export const WaiveFileFeeDocument = new TypedDocumentString(`
    mutation WaiveFileFee($chargeId: UUID!, $reason: String!) {
  waiveFee(chargeId: $chargeId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<WaiveFileFeeMutation, WaiveFileFeeMutationVariables>;
export const FileTotalsDocument = new TypedDocumentString(`
    query FileTotals {
  feeTotals(months: 1) {
    months {
      month
      earned
      waived
      paid
      collected
    }
  }
}
    `) as unknown as TypedDocumentString<FileTotalsQuery, FileTotalsQueryVariables>;
export const RevokeCalendarFeedDocument = new TypedDocumentString(`
    mutation RevokeCalendarFeed {
  revokeCalendarFeed
}
    `) as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const CalendarFeedDocument = new TypedDocumentString(`
    query CalendarFeed {
  calendarFeed {
    createdAt
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const StoppedPreferencesDocument = new TypedDocumentString(`
    query StoppedPreferences {
  noticePreferences {
    groups {
      group
      choices {
        frequency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoppedPreferencesQuery, StoppedPreferencesQueryVariables>;
export const AnswerSupportTicketIdDocument = new TypedDocumentString(`
    mutation AnswerSupportTicketId($input: AnswerSupportTicketInput!) {
  answerSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerSupportTicketIdMutation, AnswerSupportTicketIdMutationVariables>;
export const AddServiceAreasAddedDocument = new TypedDocumentString(`
    mutation AddServiceAreasAdded($zipCodes: [String!]!) {
  addServiceAreas(zipCodes: $zipCodes) {
    added {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddServiceAreasAddedMutation, AddServiceAreasAddedMutationVariables>;
export const SaveBusinessNameDocument = new TypedDocumentString(`
    mutation SaveBusinessName($input: SaveBusinessInput!) {
  saveBusiness(input: $input) {
    name
  }
}
    `) as unknown as TypedDocumentString<SaveBusinessNameMutation, SaveBusinessNameMutationVariables>;
export const ChangeBidOftenDocument = new TypedDocumentString(`
    mutation ChangeBidOften($input: ChangeBidInput!) {
  changeBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeBidOftenMutation, ChangeBidOftenMutationVariables>;
export const AddOneAreaDocument = new TypedDocumentString(`
    mutation AddOneArea {
  addServiceArea(zipCode: "99999") {
    id
  }
}
    `) as unknown as TypedDocumentString<AddOneAreaMutation, AddOneAreaMutationVariables>;
export const ChangedSettingsDocument = new TypedDocumentString(`
    mutation ChangedSettings {
  updateSettings(input: {serviceFeePercent: 7.5, documentsRequired: true}) {
    serviceFeePercent
  }
}
    `) as unknown as TypedDocumentString<ChangedSettingsMutation, ChangedSettingsMutationVariables>;
export const RestoredJobsDocument = new TypedDocumentString(`
    query RestoredJobs {
  customerJobs(first: 20) {
    nodes {
      id
      status
      images
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestoredJobsQuery, RestoredJobsQueryVariables>;
export const JobRatingCommentsDocument = new TypedDocumentString(`
    query JobRatingComments($id: UUID!) {
  job(id: $id) {
    ratings {
      comment
    }
  }
}
    `) as unknown as TypedDocumentString<JobRatingCommentsQuery, JobRatingCommentsQueryVariables>;
export const JobBidMessagesDocument = new TypedDocumentString(`
    query JobBidMessages($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobBidMessagesQuery, JobBidMessagesQueryVariables>;
export const ChangeBidMessageDocument = new TypedDocumentString(`
    mutation ChangeBidMessage($input: ChangeBidInput!) {
  changeBid(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeBidMessageMutation, ChangeBidMessageMutationVariables>;
export const JobServiceInstructionsDocument = new TypedDocumentString(`
    query JobServiceInstructions($id: UUID!) {
  job(id: $id) {
    serviceInstructions
  }
}
    `) as unknown as TypedDocumentString<JobServiceInstructionsQuery, JobServiceInstructionsQueryVariables>;
export const JobReasonsDocument = new TypedDocumentString(`
    query JobReasons($id: UUID!) {
  job(id: $id) {
    history {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<JobReasonsQuery, JobReasonsQueryVariables>;
export const ConnectToTakeCardsDocument = new TypedDocumentString(`
    mutation ConnectToTakeCards {
  connectPayments {
    url
  }
}
    `) as unknown as TypedDocumentString<ConnectToTakeCardsMutation, ConnectToTakeCardsMutationVariables>;
export const DealOfHistoryDocument = new TypedDocumentString(`
    query DealOfHistory($id: UUID!) {
  job(id: $id) {
    id
    status
    finalPrice
    amountDue
    vendorId
    cancellationFee
    visits {
      id
      kind
      status
      windowStart
      windowEnd
      disputedAt
      reportStands
    }
    charges {
      id
      kind
      amount
      status
      vendor {
        id
      }
    }
    changeOrders {
      id
      status
      proposedBy
    }
    payments {
      id
      amount
      status
      provider
      refundOf
      vendor {
        id
      }
    }
    balances {
      amount
      vendor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DealOfHistoryQuery, DealOfHistoryQueryVariables>;
export const CancelInHistoryDocument = new TypedDocumentString(`
    mutation CancelInHistory($jobId: UUID!, $fee: Money) {
  cancelJob(jobId: $jobId, reason: "Enough", fee: $fee) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelInHistoryMutation, CancelInHistoryMutationVariables>;
export const FindAnotherInHistoryDocument = new TypedDocumentString(`
    mutation FindAnotherInHistory($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {
  findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) {
    id
  }
}
    `) as unknown as TypedDocumentString<FindAnotherInHistoryMutation, FindAnotherInHistoryMutationVariables>;
export const ReopenInHistoryDocument = new TypedDocumentString(`
    mutation ReopenInHistory($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "Asked to") {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenInHistoryMutation, ReopenInHistoryMutationVariables>;
export const CardAmountInHistoryDocument = new TypedDocumentString(`
    query CardAmountInHistory($id: UUID!) {
  job(id: $id) {
    cardAmount
  }
}
    `) as unknown as TypedDocumentString<CardAmountInHistoryQuery, CardAmountInHistoryQueryVariables>;
export const RequestJunkPickupDocument = new TypedDocumentString(`
    mutation RequestJunkPickup($input: JunkPickupInput!) {
  requestJunkPickup(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestJunkPickupMutation, RequestJunkPickupMutationVariables>;
export const RequestDumpsterRentalDocument = new TypedDocumentString(`
    mutation RequestDumpsterRental($input: DumpsterRentalInput!) {
  requestDumpsterRental(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestDumpsterRentalMutation, RequestDumpsterRentalMutationVariables>;
export const EditJunkPickupDocument = new TypedDocumentString(`
    mutation EditJunkPickup($input: EditJunkPickupInput!) {
  editJunkPickup(input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<EditJunkPickupMutation, EditJunkPickupMutationVariables>;
export const SubmitBidDocument = new TypedDocumentString(`
    mutation SubmitBid($input: SubmitBidInput!) {
  submitBid(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitBidMutation, SubmitBidMutationVariables>;
export const AskQuestionDocument = new TypedDocumentString(`
    mutation AskQuestion($input: AskQuestionInput!) {
  askQuestion(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>;
export const AnswerQuestionDocument = new TypedDocumentString(`
    mutation AnswerQuestion($input: AnswerQuestionInput!) {
  answerQuestion(input: $input) {
    id
    answer
  }
}
    `) as unknown as TypedDocumentString<AnswerQuestionMutation, AnswerQuestionMutationVariables>;
export const AcceptBidDocument = new TypedDocumentString(`
    mutation AcceptBid($bidId: UUID!) {
  acceptBid(bidId: $bidId) {
    id
    status
    finalPrice
    vendorId
  }
}
    `) as unknown as TypedDocumentString<AcceptBidMutation, AcceptBidMutationVariables>;
export const StartJobDocument = new TypedDocumentString(`
    mutation StartJob($jobId: UUID!) {
  startJob(jobId: $jobId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<StartJobMutation, StartJobMutationVariables>;
export const CompleteJobDocument = new TypedDocumentString(`
    mutation CompleteJob($jobId: UUID!) {
  completeJob(jobId: $jobId) {
    id
    status
    completedDate
  }
}
    `) as unknown as TypedDocumentString<CompleteJobMutation, CompleteJobMutationVariables>;
export const StartVisitDocument = new TypedDocumentString(`
    mutation StartVisit($visitId: UUID!, $etaMinutes: Int!) {
  startVisit(visitId: $visitId, etaMinutes: $etaMinutes) {
    id
    status
    eta
    onTheWayAt
    job {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<StartVisitMutation, StartVisitMutationVariables>;
export const UndoStartVisitDocument = new TypedDocumentString(`
    mutation UndoStartVisit($visitId: UUID!) {
  undoStartVisit(visitId: $visitId) {
    id
    status
    onTheWayAt
    job {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<UndoStartVisitMutation, UndoStartVisitMutationVariables>;
export const DisputeVisitDocument = new TypedDocumentString(`
    mutation DisputeVisit($visitId: UUID!, $reason: String!) {
  disputeVisit(visitId: $visitId, reason: $reason) {
    id
    disputedAt
    disputeReason
    viewerCanDispute
  }
}
    `) as unknown as TypedDocumentString<DisputeVisitMutation, DisputeVisitMutationVariables>;
export const DecideVisitDisputeDocument = new TypedDocumentString(`
    mutation DecideVisitDispute($visitId: UUID!, $stands: Boolean!, $reason: String!) {
  decideVisitDispute(visitId: $visitId, stands: $stands, reason: $reason) {
    id
    reportStands
    disputeDecision
  }
}
    `) as unknown as TypedDocumentString<DecideVisitDisputeMutation, DecideVisitDisputeMutationVariables>;
export const ArriveAtVisitDocument = new TypedDocumentString(`
    mutation ArriveAtVisit($visitId: UUID!) {
  arriveAtVisit(visitId: $visitId) {
    id
    status
    arrivedAt
  }
}
    `) as unknown as TypedDocumentString<ArriveAtVisitMutation, ArriveAtVisitMutationVariables>;
export const CompleteVisitDocument = new TypedDocumentString(`
    mutation CompleteVisit($visitId: UUID!, $input: CompleteVisitInput!) {
  completeVisit(visitId: $visitId, input: $input) {
    id
    status
    doneAt
    tons
    unitLabel
    photos {
      id
      kind
      path
    }
    job {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<CompleteVisitMutation, CompleteVisitMutationVariables>;
export const FailVisitDocument = new TypedDocumentString(`
    mutation FailVisit($visitId: UUID!, $input: FailVisitInput!) {
  failVisit(visitId: $visitId, input: $input) {
    id
    status
    failureReason
    failureNote
  }
}
    `) as unknown as TypedDocumentString<FailVisitMutation, FailVisitMutationVariables>;
export const ScheduleVisitDocument = new TypedDocumentString(`
    mutation ScheduleVisit($input: ScheduleVisitInput!) {
  scheduleVisit(input: $input) {
    id
    kind
    status
    windowStart
    windowEnd
  }
}
    `) as unknown as TypedDocumentString<ScheduleVisitMutation, ScheduleVisitMutationVariables>;
export const ReportNoShowDocument = new TypedDocumentString(`
    mutation ReportNoShow($jobId: UUID!, $newDate: LocalDate!) {
  reportNoShow(jobId: $jobId, newDate: $newDate) {
    id
    status
    pickupDateTime
    dropoffDate
    pickupDate
  }
}
    `) as unknown as TypedDocumentString<ReportNoShowMutation, ReportNoShowMutationVariables>;
export const VisitsOfJobDocument = new TypedDocumentString(`
    query VisitsOfJob($id: UUID!) {
  job(id: $id) {
    id
    status
    visits {
      id
      kind
      status
      windowStart
      windowEnd
      arrivedAt
      doneAt
      tons
      photos {
        id
        kind
        path
      }
      viewerCanStart
      viewerCanArrive
      viewerCanComplete
      viewerCanFail
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsOfJobQuery, VisitsOfJobQueryVariables>;
export const DatesOfJobDocument = new TypedDocumentString(`
    query DatesOfJob($id: UUID!) {
  job(id: $id) {
    scheduledDate
    pickupDateTime
    dropoffDate
    dropoffTimePreference
    pickupDate
  }
}
    `) as unknown as TypedDocumentString<DatesOfJobQuery, DatesOfJobQueryVariables>;
export const GiveJobBackToDocument = new TypedDocumentString(`
    mutation GiveJobBackTo($jobId: UUID!) {
  releaseJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<GiveJobBackToMutation, GiveJobBackToMutationVariables>;
export const SubmitRatingDocument = new TypedDocumentString(`
    mutation SubmitRating($input: SubmitRatingInput!) {
  submitRating(input: $input) {
    id
    rated {
      id
      rating
      ratingCount
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitRatingMutation, SubmitRatingMutationVariables>;
export const ReplyToRatingDocument = new TypedDocumentString(`
    mutation ReplyToRating($input: ReplyToRatingInput!) {
  replyToRating(input: $input) {
    id
    reply
    repliedAt
    viewerCanReply
  }
}
    `) as unknown as TypedDocumentString<ReplyToRatingMutation, ReplyToRatingMutationVariables>;
export const RemoveRatingDocument = new TypedDocumentString(`
    mutation RemoveRating($input: RemoveRatingInput!) {
  removeRating(input: $input) {
    id
    rating
    comment
    removedFor
    rated {
      id
      rating
      ratingCount
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveRatingMutation, RemoveRatingMutationVariables>;
export const RemoveRatingReplyDocument = new TypedDocumentString(`
    mutation RemoveRatingReply($input: RemoveRatingInput!) {
  removeRatingReply(input: $input) {
    id
    reply
    replyRemovedFor
  }
}
    `) as unknown as TypedDocumentString<RemoveRatingReplyMutation, RemoveRatingReplyMutationVariables>;
export const ChargesOfJobDocument = new TypedDocumentString(`
    query ChargesOfJob($id: UUID!) {
  job(id: $id) {
    id
    status
    finalPrice
    amountDue
    serviceFee
    charges {
      id
      kind
      label
      quantity
      unitPrice
      amount
      status
      contestUntil
      contestReason
      decisionReason
      contestAnswer
      answeredAt
      decidedAt
      answerPhotos {
        path
      }
      viewerCanContest
      viewerCanVoid
      viewerCanUphold
      viewerCanAnswer
      viewerCanUndo
    }
  }
}
    `) as unknown as TypedDocumentString<ChargesOfJobQuery, ChargesOfJobQueryVariables>;
export const ContestChargeDocument = new TypedDocumentString(`
    mutation ContestCharge($chargeId: UUID!, $reason: String!) {
  contestCharge(chargeId: $chargeId, reason: $reason) {
    id
    status
    contestReason
    job {
      id
      finalPrice
      amountDue
    }
  }
}
    `) as unknown as TypedDocumentString<ContestChargeMutation, ContestChargeMutationVariables>;
export const VoidChargeDocument = new TypedDocumentString(`
    mutation VoidCharge($chargeId: UUID!, $reason: String!) {
  voidCharge(chargeId: $chargeId, reason: $reason) {
    id
    status
    decisionReason
    job {
      id
      finalPrice
      amountDue
    }
  }
}
    `) as unknown as TypedDocumentString<VoidChargeMutation, VoidChargeMutationVariables>;
export const UpholdChargeDocument = new TypedDocumentString(`
    mutation UpholdCharge($chargeId: UUID!, $reason: String!) {
  upholdCharge(chargeId: $chargeId, reason: $reason) {
    id
    status
    contestUntil
    decisionReason
  }
}
    `) as unknown as TypedDocumentString<UpholdChargeMutation, UpholdChargeMutationVariables>;
export const AnswerContestDocument = new TypedDocumentString(`
    mutation AnswerContest($chargeId: UUID!, $answer: String!, $photos: [String!]) {
  answerContest(chargeId: $chargeId, answer: $answer, photos: $photos) {
    id
    status
    contestAnswer
    answeredAt
    answerPhotos {
      path
    }
    viewerCanAnswer
  }
}
    `) as unknown as TypedDocumentString<AnswerContestMutation, AnswerContestMutationVariables>;
export const UndoChargeDecisionDocument = new TypedDocumentString(`
    mutation UndoChargeDecision($chargeId: UUID!) {
  undoChargeDecision(chargeId: $chargeId) {
    id
    status
    decisionReason
    decidedAt
    voidedByAdmin
    viewerCanUphold
    viewerCanUndo
    job {
      id
      finalPrice
      amountDue
    }
  }
}
    `) as unknown as TypedDocumentString<UndoChargeDecisionMutation, UndoChargeDecisionMutationVariables>;
export const ChangeOrdersOfJobDocument = new TypedDocumentString(`
    query ChangeOrdersOfJob($id: UUID!) {
  job(id: $id) {
    finalPrice
    cancellationFee
    changeOrders {
      id
      kind
      status
      proposedBy
      amount
      quantity
      note
      declineReason
      windowStart
      pickupDate
      expiresAt
      visit {
        id
      }
      charge {
        id
        kind
        status
        amount
        contestUntil
      }
      photos {
        id
        kind
      }
      viewerCanDecide
      viewerCanWithdraw
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrdersOfJobQuery, ChangeOrdersOfJobQueryVariables>;
export const ProposeChangeOrderDocument = new TypedDocumentString(`
    mutation ProposeChangeOrder($input: ProposeChangeOrderInput!) {
  proposeChangeOrder(input: $input) {
    id
    kind
    status
    proposedBy
    amount
    quantity
    windowStart
    visit {
      id
    }
    expiresAt
    charge {
      kind
      status
      amount
      quantity
      unitPrice
      contestUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeChangeOrderMutation, ProposeChangeOrderMutationVariables>;
export const AcceptChangeOrderDocument = new TypedDocumentString(`
    mutation AcceptChangeOrder($id: UUID!) {
  acceptChangeOrder(id: $id) {
    id
    status
    job {
      id
      finalPrice
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptChangeOrderMutation, AcceptChangeOrderMutationVariables>;
export const DeclineChangeOrderDocument = new TypedDocumentString(`
    mutation DeclineChangeOrder($id: UUID!, $reason: String) {
  declineChangeOrder(id: $id, reason: $reason) {
    id
    status
    declineReason
  }
}
    `) as unknown as TypedDocumentString<DeclineChangeOrderMutation, DeclineChangeOrderMutationVariables>;
export const WithdrawChangeOrderDocument = new TypedDocumentString(`
    mutation WithdrawChangeOrder($id: UUID!) {
  withdrawChangeOrder(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<WithdrawChangeOrderMutation, WithdrawChangeOrderMutationVariables>;
export const PayByCardDocument = new TypedDocumentString(`
    mutation PayByCard($jobId: UUID!, $amount: Money!) {
  payByCard(jobId: $jobId, amount: $amount) {
    url
  }
}
    `) as unknown as TypedDocumentString<PayByCardMutation, PayByCardMutationVariables>;
export const CardPaymentsOfJobDocument = new TypedDocumentString(`
    query CardPaymentsOfJob($id: UUID!) {
  job(id: $id) {
    id
    amountDue
    amountToPayBack
    cardAmount
    viewerCanMarkPaid
    viewerCanMarkPaidBack
    payments {
      id
      amount
      method
      status
      provider
      refundOf
      isTakenBack
      failure
      expiresAt
      dispute {
        status
        dueBy
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CardPaymentsOfJobQuery, CardPaymentsOfJobQueryVariables>;
export const PaymentsOfJobDocument = new TypedDocumentString(`
    query PaymentsOfJob($id: UUID!) {
  job(id: $id) {
    id
    status
    finalPrice
    amountDue
    amountToPayBack
    viewerCanMarkPaid
    viewerCanMarkPaidBack
    balances {
      amount
      vendor {
        id
      }
    }
    payments {
      id
      amount
      method
      status
      denyReason
      createdAt
      decidedAt
      viewerCanDecide
      vendor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentsOfJobQuery, PaymentsOfJobQueryVariables>;
export const MarkPaidDocument = new TypedDocumentString(`
    mutation MarkPaid($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {
  markPaid(jobId: $jobId, method: $method, amount: $amount) {
    id
    amountDue
    viewerCanMarkPaid
    payments {
      id
      status
      amount
      method
    }
  }
}
    `) as unknown as TypedDocumentString<MarkPaidMutation, MarkPaidMutationVariables>;
export const MarkPaidBackDocument = new TypedDocumentString(`
    mutation MarkPaidBack($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {
  markPaidBack(jobId: $jobId, method: $method, amount: $amount) {
    id
    amountDue
    amountToPayBack
    viewerCanMarkPaidBack
    payments {
      id
      status
      amount
      method
    }
  }
}
    `) as unknown as TypedDocumentString<MarkPaidBackMutation, MarkPaidBackMutationVariables>;
export const ConfirmPaymentDocument = new TypedDocumentString(`
    mutation ConfirmPayment($jobId: UUID!, $paymentId: UUID) {
  confirmPayment(jobId: $jobId, paymentId: $paymentId) {
    id
    amountDue
    payments {
      id
      status
      decidedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const DenyPaymentDocument = new TypedDocumentString(`
    mutation DenyPayment($jobId: UUID!, $reason: String!, $paymentId: UUID) {
  denyPayment(jobId: $jobId, reason: $reason, paymentId: $paymentId) {
    id
    amountDue
    payments {
      id
      status
      denyReason
    }
  }
}
    `) as unknown as TypedDocumentString<DenyPaymentMutation, DenyPaymentMutationVariables>;
export const ConnectBeforeKillsDocument = new TypedDocumentString(`
    mutation ConnectBeforeKills {
  connectPayments {
    url
  }
}
    `) as unknown as TypedDocumentString<ConnectBeforeKillsMutation, ConnectBeforeKillsMutationVariables>;
export const JobStepsDocument = new TypedDocumentString(`
    query JobSteps($id: UUID!) {
  job(id: $id) {
    status
    history {
      toStatus
    }
  }
}
    `) as unknown as TypedDocumentString<JobStepsQuery, JobStepsQueryVariables>;
export const UploadFileObjectPathDocument = new TypedDocumentString(`
    mutation UploadFileObjectPath($file: Upload!) {
  uploadFile(file: $file) {
    objectPath
  }
}
    `) as unknown as TypedDocumentString<UploadFileObjectPathMutation, UploadFileObjectPathMutationVariables>;
export const AddPushSubscriptionDocument = new TypedDocumentString(`
    mutation AddPushSubscription($input: PushSubscriptionInput!) {
  addPushSubscription(input: $input) {
    pushDevices {
      id
      name
      isCurrent
    }
  }
}
    `) as unknown as TypedDocumentString<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>;
export const CancelJobDocument = new TypedDocumentString(`
    mutation CancelJob($jobId: UUID!) {
  cancelJob(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelJobMutation, CancelJobMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const CloseAccountDocument = new TypedDocumentString(`
    mutation CloseAccount($input: CloseAccountInput!) {
  closeAccount(input: $input)
}
    `) as unknown as TypedDocumentString<CloseAccountMutation, CloseAccountMutationVariables>;
export const CreateApiTokenDocument = new TypedDocumentString(`
    mutation CreateApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const CreateUploadDocument = new TypedDocumentString(`
    mutation CreateUpload {
  createUpload {
    uploadURL
  }
}
    `) as unknown as TypedDocumentString<CreateUploadMutation, CreateUploadMutationVariables>;
export const CreateUserDocument = new TypedDocumentString(`
    mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const OpenSupportTicketDocument = new TypedDocumentString(`
    mutation OpenSupportTicket($input: SupportTicketInput!) {
  openSupportTicket(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<OpenSupportTicketMutation, OpenSupportTicketMutationVariables>;
export const SendEmailConfirmationDocument = new TypedDocumentString(`
    mutation SendEmailConfirmation {
  sendEmailConfirmation {
    email
    emailConfirmedAt
  }
}
    `) as unknown as TypedDocumentString<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: EmailAddress!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const SaveVendorDocumentDocument = new TypedDocumentString(`
    mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    filePath
  }
}
    `) as unknown as TypedDocumentString<SaveVendorDocumentMutation, SaveVendorDocumentMutationVariables>;
export const SetUserActiveDocument = new TypedDocumentString(`
    mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {
  setUserActive(userId: $userId, isActive: $isActive) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetUserActiveMutation, SetUserActiveMutationVariables>;
export const UpdateUserEmailDocument = new TypedDocumentString(`
    mutation UpdateUserEmail($input: UpdateUserInput!) {
  updateUser(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<UpdateUserEmailMutation, UpdateUserEmailMutationVariables>;
export const WithdrawBidIdDocument = new TypedDocumentString(`
    mutation WithdrawBidId($bidId: UUID!) {
  withdrawBid(bidId: $bidId) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawBidIdMutation, WithdrawBidIdMutationVariables>;
export const SettingsDocument = new TypedDocumentString(`
    query Settings {
  settings {
    supportPhone
  }
}
    `) as unknown as TypedDocumentString<SettingsQuery, SettingsQueryVariables>;
export const SendTextDocument = new TypedDocumentString(`
    mutation SendText($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendTextMutation, SendTextMutationVariables>;
export const SaveOfferRuleIdDocument = new TypedDocumentString(`
    mutation SaveOfferRuleId($input: SaveOfferRuleInput!) {
  saveOfferRule(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveOfferRuleIdMutation, SaveOfferRuleIdMutationVariables>;
export const SaveHaulRuleIdDocument = new TypedDocumentString(`
    mutation SaveHaulRuleId($input: SaveHaulRuleInput!) {
  saveHaulRule(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveHaulRuleIdMutation, SaveHaulRuleIdMutationVariables>;
export const PauseHaulRuleDocument = new TypedDocumentString(`
    mutation PauseHaulRule($id: UUID!, $reason: String!) {
  pauseHaulRule(id: $id, reason: $reason) {
    id
    pausedAt
    pauseReason
  }
}
    `) as unknown as TypedDocumentString<PauseHaulRuleMutation, PauseHaulRuleMutationVariables>;
export const PauseOfferRuleDocument = new TypedDocumentString(`
    mutation PauseOfferRule($id: UUID!, $reason: String!) {
  pauseOfferRule(id: $id, reason: $reason) {
    id
    pausedAt
    pauseReason
  }
}
    `) as unknown as TypedDocumentString<PauseOfferRuleMutation, PauseOfferRuleMutationVariables>;
export const AddTenYardsDocument = new TypedDocumentString(`
    mutation AddTenYards {
  addDumpsterSize(input: {size: "10 yard"}) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddTenYardsMutation, AddTenYardsMutationVariables>;
export const UpdateAccountIdDocument = new TypedDocumentString(`
    mutation UpdateAccountId($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountIdMutation, UpdateAccountIdMutationVariables>;
export const SaveVendorDocumentIdDocument = new TypedDocumentString(`
    mutation SaveVendorDocumentId($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveVendorDocumentIdMutation, SaveVendorDocumentIdMutationVariables>;
export const SignOutAllBrowsersDocument = new TypedDocumentString(`
    mutation SignOutAllBrowsers {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutAllBrowsersMutation, SignOutAllBrowsersMutationVariables>;
export const InviteOnePersonDocument = new TypedDocumentString(`
    mutation InviteOnePerson($input: InvitePersonInput!) {
  invitePerson(input: $input) {
    id
    name
    email
    role
    invitedAt
    lastSeenAt
  }
}
    `) as unknown as TypedDocumentString<InviteOnePersonMutation, InviteOnePersonMutationVariables>;
export const GiveRoleDocument = new TypedDocumentString(`
    mutation GiveRole($personId: UUID!, $role: PersonRole!) {
  changeRole(personId: $personId, role: $role) {
    id
    role
  }
}
    `) as unknown as TypedDocumentString<GiveRoleMutation, GiveRoleMutationVariables>;
export const RemoveOnePersonDocument = new TypedDocumentString(`
    mutation RemoveOnePerson($personId: UUID!) {
  removePerson(personId: $personId)
}
    `) as unknown as TypedDocumentString<RemoveOnePersonMutation, RemoveOnePersonMutationVariables>;
export const LeaveOwnBusinessDocument = new TypedDocumentString(`
    mutation LeaveOwnBusiness {
  leaveBusiness
}
    `) as unknown as TypedDocumentString<LeaveOwnBusinessMutation, LeaveOwnBusinessMutationVariables>;
export const PeopleOfBusinessDocument = new TypedDocumentString(`
    query PeopleOfBusiness($vendorId: UUID) {
  people(vendorId: $vendorId) {
    id
    name
    email
    role
    invitedAt
    lastSeenAt
  }
}
    `) as unknown as TypedDocumentString<PeopleOfBusinessQuery, PeopleOfBusinessQueryVariables>;
export const WhereIWorkDocument = new TypedDocumentString(`
    query WhereIWork {
  me {
    id
    role
    business {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<WhereIWorkQuery, WhereIWorkQueryVariables>;
export const JobBidPricesDocument = new TypedDocumentString(`
    query JobBidPrices($id: UUID!) {
  job(id: $id) {
    bids {
      nodes {
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobBidPricesQuery, JobBidPricesQueryVariables>;
export const SaveVendorDocumentFilePathDocument = new TypedDocumentString(`
    mutation SaveVendorDocumentFilePath($input: SaveVendorDocumentInput!) {
  saveVendorDocument(input: $input) {
    filePath
    fileName
  }
}
    `) as unknown as TypedDocumentString<SaveVendorDocumentFilePathMutation, SaveVendorDocumentFilePathMutationVariables>;
export const HumanMeDocument = new TypedDocumentString(`
    query HumanMe {
  me {
    id
    firstName
    email
    unreadNotices
    business {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<HumanMeQuery, HumanMeQueryVariables>;
export const HumanNoticesDocument = new TypedDocumentString(`
    query HumanNotices {
  notices {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<HumanNoticesQuery, HumanNoticesQueryVariables>;
export const HumanReadDocument = new TypedDocumentString(`
    mutation HumanRead($input: MarkNoticesReadInput!) {
  markNoticesRead(input: $input) {
    id
    unreadNotices
  }
}
    `) as unknown as TypedDocumentString<HumanReadMutation, HumanReadMutationVariables>;
export const HumanQuietDocument = new TypedDocumentString(`
    mutation HumanQuiet($input: QuietHoursInput!) {
  setQuietHours(input: $input) {
    quietHours {
      isOn
      from
    }
  }
}
    `) as unknown as TypedDocumentString<HumanQuietMutation, HumanQuietMutationVariables>;
export const HumanPreferencesDocument = new TypedDocumentString(`
    query HumanPreferences {
  noticePreferences {
    quietHours {
      isOn
      from
    }
  }
}
    `) as unknown as TypedDocumentString<HumanPreferencesQuery, HumanPreferencesQueryVariables>;
export const HumanUpdateDocument = new TypedDocumentString(`
    mutation HumanUpdate($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    firstName
  }
}
    `) as unknown as TypedDocumentString<HumanUpdateMutation, HumanUpdateMutationVariables>;
export const HumanAskTextsDocument = new TypedDocumentString(`
    mutation HumanAskTexts($input: TextCodeRequestInput!) {
  requestTextCode(input: $input) {
    textNumber {
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<HumanAskTextsMutation, HumanAskTextsMutationVariables>;
export const HumanConfirmTextsDocument = new TypedDocumentString(`
    mutation HumanConfirmTexts($input: TextCodeInput!) {
  confirmTextCode(input: $input) {
    textNumber {
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<HumanConfirmTextsMutation, HumanConfirmTextsMutationVariables>;
export const HumanTextNumberDocument = new TypedDocumentString(`
    query HumanTextNumber {
  noticePreferences {
    textNumber {
      isConfirmed
    }
  }
}
    `) as unknown as TypedDocumentString<HumanTextNumberQuery, HumanTextNumberQueryVariables>;
export const HumanFeedDocument = new TypedDocumentString(`
    query HumanFeed {
  calendarFeed {
    createdAt
  }
}
    `) as unknown as TypedDocumentString<HumanFeedQuery, HumanFeedQueryVariables>;
export const HumanCreateFeedDocument = new TypedDocumentString(`
    mutation HumanCreateFeed {
  createCalendarFeed {
    url
  }
}
    `) as unknown as TypedDocumentString<HumanCreateFeedMutation, HumanCreateFeedMutationVariables>;
export const HumanRevokeFeedDocument = new TypedDocumentString(`
    mutation HumanRevokeFeed {
  revokeCalendarFeed
}
    `) as unknown as TypedDocumentString<HumanRevokeFeedMutation, HumanRevokeFeedMutationVariables>;
export const HumanTokensDocument = new TypedDocumentString(`
    query HumanTokens {
  apiTokens {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<HumanTokensQuery, HumanTokensQueryVariables>;
export const HumanExportDocument = new TypedDocumentString(`
    mutation HumanExport {
  requestMyData {
    id
  }
}
    `) as unknown as TypedDocumentString<HumanExportMutation, HumanExportMutationVariables>;
export const HumanOwnExportDocument = new TypedDocumentString(`
    query HumanOwnExport {
  myDataExport {
    id
  }
}
    `) as unknown as TypedDocumentString<HumanOwnExportQuery, HumanOwnExportQueryVariables>;
export const HumanEverywhereDocument = new TypedDocumentString(`
    mutation HumanEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<HumanEverywhereMutation, HumanEverywhereMutationVariables>;
export const HumanAreaDocument = new TypedDocumentString(`
    mutation HumanArea($zipCode: String!) {
  addServiceArea(zipCode: $zipCode) {
    zipCode
  }
}
    `) as unknown as TypedDocumentString<HumanAreaMutation, HumanAreaMutationVariables>;
export const HumanChangeRoleDocument = new TypedDocumentString(`
    mutation HumanChangeRole($personId: UUID!) {
  changeRole(personId: $personId, role: dispatcher) {
    id
  }
}
    `) as unknown as TypedDocumentString<HumanChangeRoleMutation, HumanChangeRoleMutationVariables>;
export const UsersTotalCountDocument = new TypedDocumentString(`
    query UsersTotalCount($search: String) {
  users(search: $search) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<UsersTotalCountQuery, UsersTotalCountQueryVariables>;
export const CustomerJobIdsAfterDocument = new TypedDocumentString(`
    query CustomerJobIdsAfter($after: String) {
  customerJobs(after: $after) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerJobIdsAfterQuery, CustomerJobIdsAfterQueryVariables>;
export const UserIdsByNameDocument = new TypedDocumentString(`
    query UserIdsByName($after: String) {
  users(sort: name, after: $after) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UserIdsByNameQuery, UserIdsByNameQueryVariables>;
export const VendorStatsMonthlyEarningsDocument = new TypedDocumentString(`
    query VendorStatsMonthlyEarnings {
  vendorStats {
    monthlyEarnings
  }
}
    `) as unknown as TypedDocumentString<VendorStatsMonthlyEarningsQuery, VendorStatsMonthlyEarningsQueryVariables>;
export const MessagesTotalCountDocument = new TypedDocumentString(`
    query MessagesTotalCount($id: UUID!) {
  messages(jobId: $id) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<MessagesTotalCountQuery, MessagesTotalCountQueryVariables>;
export const JobIdDocument = new TypedDocumentString(`
    query JobId($id: UUID!) {
  job(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<JobIdQuery, JobIdQueryVariables>;
export const VendorDocumentsFilePathDocument = new TypedDocumentString(`
    query VendorDocumentsFilePath {
  vendorDocuments {
    filePath
  }
}
    `) as unknown as TypedDocumentString<VendorDocumentsFilePathQuery, VendorDocumentsFilePathQueryVariables>;
export const HistoryOfPassedOnDocument = new TypedDocumentString(`
    query HistoryOfPassedOn($id: UUID!) {
  job(id: $id) {
    history {
      fromStatus
      toStatus
      reason
      actor {
        firstName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HistoryOfPassedOnQuery, HistoryOfPassedOnQueryVariables>;
export const ConnectForKeysDocument = new TypedDocumentString(`
    mutation ConnectForKeys {
  connectPayments {
    url
  }
}
    `) as unknown as TypedDocumentString<ConnectForKeysMutation, ConnectForKeysMutationVariables>;
export const FailedForKeysDocument = new TypedDocumentString(`
    query FailedForKeys {
  failedTasks {
    task
    error
  }
}
    `) as unknown as TypedDocumentString<FailedForKeysQuery, FailedForKeysQueryVariables>;
export const ExportForKeysDocument = new TypedDocumentString(`
    mutation ExportForKeys {
  requestMyData {
    id
  }
}
    `) as unknown as TypedDocumentString<ExportForKeysMutation, ExportForKeysMutationVariables>;
export const ExportedForKeysDocument = new TypedDocumentString(`
    query ExportedForKeys {
  myDataExport {
    downloadPath
  }
}
    `) as unknown as TypedDocumentString<ExportedForKeysQuery, ExportedForKeysQueryVariables>;
export const MyOrdersOnStandbyDocument = new TypedDocumentString(`
    query MyOrdersOnStandby {
  customerJobs {
    nodes {
      id
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<MyOrdersOnStandbyQuery, MyOrdersOnStandbyQueryVariables>;
export const TokenForStandbyDocument = new TypedDocumentString(`
    mutation TokenForStandby($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<TokenForStandbyMutation, TokenForStandbyMutationVariables>;
export const StatementsOfDocument = new TypedDocumentString(`
    query StatementsOf($vendorId: UUID) {
  statements(vendorId: $vendorId) {
    id
    number
    month
    total
    collected
    paid
    due
    dueDate
    status
    lines {
      kind
      label
      amount
      at
      job {
        id
      }
    }
    payments {
      id
      kind
      amount
      reference
      reason
      reverses
    }
    vendor {
      id
    }
    viewerCanRecordPayment
    viewerCanReversePayment
  }
}
    `) as unknown as TypedDocumentString<StatementsOfQuery, StatementsOfQueryVariables>;
export const RecordStatementPaymentDocument = new TypedDocumentString(`
    mutation RecordStatementPayment($statementId: UUID!, $amount: Money!, $reference: String!) {
  recordStatementPayment(
    statementId: $statementId
    amount: $amount
    reference: $reference
  ) {
    id
    status
    total
    paid
    due
    payments {
      id
      kind
      amount
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<RecordStatementPaymentMutation, RecordStatementPaymentMutationVariables>;
export const ReverseStatementPaymentDocument = new TypedDocumentString(`
    mutation ReverseStatementPayment($statementId: UUID!, $paymentId: UUID, $reason: String!) {
  reverseStatementPayment(
    statementId: $statementId
    paymentId: $paymentId
    reason: $reason
  ) {
    id
    status
    paid
    due
    payments {
      kind
      amount
      reason
      reverses
    }
  }
}
    `) as unknown as TypedDocumentString<ReverseStatementPaymentMutation, ReverseStatementPaymentMutationVariables>;
export const DueStatementsDocument = new TypedDocumentString(`
    query DueStatements($vendorId: UUID) {
  statements(vendorId: $vendorId) {
    id
    due
    viewerCanReversePayment
    payments {
      id
      kind
      reverses
    }
  }
}
    `) as unknown as TypedDocumentString<DueStatementsQuery, DueStatementsQueryVariables>;
export const AddStockedSizeDocument = new TypedDocumentString(`
    mutation AddStockedSize($input: AddDumpsterSizeInput!) {
  addDumpsterSize(input: $input) {
    id
    turnaroundDays
  }
}
    `) as unknown as TypedDocumentString<AddStockedSizeMutation, AddStockedSizeMutationVariables>;
export const SetUnitsDocument = new TypedDocumentString(`
    mutation SetUnits($sizeId: UUID!, $count: Int!) {
  setUnits(sizeId: $sizeId, count: $count) {
    id
    size
    label
    outSince
    note
    endangers {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetUnitsMutation, SetUnitsMutationVariables>;
export const UnitsDocument = new TypedDocumentString(`
    query Units {
  units {
    id
    size
    label
    outSince
    note
    endangers {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UnitsQuery, UnitsQueryVariables>;
export const RenameUnitDocument = new TypedDocumentString(`
    mutation RenameUnit($id: UUID!, $label: String!) {
  renameUnit(id: $id, label: $label) {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<RenameUnitMutation, RenameUnitMutationVariables>;
export const TakeUnitOutDocument = new TypedDocumentString(`
    mutation TakeUnitOut($id: UUID!, $note: String) {
  takeUnitOut(id: $id, note: $note) {
    id
    outSince
    note
    endangers {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TakeUnitOutMutation, TakeUnitOutMutationVariables>;
export const ReturnUnitDocument = new TypedDocumentString(`
    mutation ReturnUnit($id: UUID!) {
  returnUnit(id: $id) {
    id
    outSince
    note
    endangers {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnUnitMutation, ReturnUnitMutationVariables>;
export const StockOfDocument = new TypedDocumentString(`
    query StockOf($from: LocalDate!, $to: LocalDate!) {
  stock(from: $from, to: $to) {
    size
    days {
      day
      total
      taken
      overdue
    }
    short {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<StockOfQuery, StockOfQueryVariables>;
export const ReservationOfDocument = new TypedDocumentString(`
    query ReservationOf($id: UUID!) {
  job(id: $id) {
    id
    status
    reservation {
      unit {
        label
      }
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<ReservationOfQuery, ReservationOfQueryVariables>;
export const AddDayOffDocument = new TypedDocumentString(`
    mutation AddDayOff($input: AddDayOffInput!) {
  addDayOff(input: $input) {
    id
    from
    to
    note
  }
}
    `) as unknown as TypedDocumentString<AddDayOffMutation, AddDayOffMutationVariables>;
export const RemoveDayOffDocument = new TypedDocumentString(`
    mutation RemoveDayOff($id: UUID!) {
  removeDayOff(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveDayOffMutation, RemoveDayOffMutationVariables>;
export const DaysOffDocument = new TypedDocumentString(`
    query DaysOff {
  daysOff {
    id
    from
    to
    note
  }
}
    `) as unknown as TypedDocumentString<DaysOffQuery, DaysOffQueryVariables>;
export const CreateUploadForDocument = new TypedDocumentString(`
    mutation CreateUploadFor($input: CreateUploadInput) {
  createUpload(input: $input) {
    uploadURL
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<CreateUploadForMutation, CreateUploadForMutationVariables>;
export const RegisterJobImageDocument = new TypedDocumentString(`
    mutation RegisterJobImage($imageURL: String!) {
  registerJobImage(imageURL: $imageURL) {
    objectPath
  }
}
    `) as unknown as TypedDocumentString<RegisterJobImageMutation, RegisterJobImageMutationVariables>;