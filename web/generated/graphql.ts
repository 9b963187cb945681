/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
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
  /** The answer, mailed to the customer; at most 2000 characters. */
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
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
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

/** The new terms for a pending bid. They replace all of the old terms, so omitted terms are removed. */
export type ChangeBidInput = {
  /** The bid to change. */
  bidId: string;
  /** How long the bid stays open from now, in days of 24 hours, 1 to 14. It never ends later than the start of the first visit's window. If omitted, the expiration time does not change. */
  expiresInDays?: number | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** A message to the customer, at most 1000 characters, without phone numbers, emails, or links. */
  message?: string | null | undefined;
  /** The price for the whole job, more than 0. */
  price: string;
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
  /** Many jobs at once, without their ids. */
  | 'job'
  /** A message. Sent to its sender and receiver. */
  | 'message'
  /** The viewer's notices: new ones arrived, or some were read. */
  | 'notice'
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
  /** A request to suspend an administrator was made or decided. */
  | 'suspension'
  /** Background tasks failed or recovered. Admins only. */
  | 'task'
  /** A support ticket. */
  | 'ticket'
  /** An API token. */
  | 'token'
  /** An account. */
  | 'user';

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

/** Confirms that the account's owner is closing it. */
export type CloseAccountInput = {
  /** The account's password. */
  currentPassword: string;
};

/** What a finished visit leaves. */
export type CompleteVisitInput = {
  /** Object paths of up to 5 of the viewer's registered photos. */
  photos?: Array<string> | null | undefined;
  /** The object path of a registered photo of the scale ticket. */
  ticketPhoto?: string | null | undefined;
  /** The weight. It needs ticketPhoto. */
  tons?: string | null | undefined;
  /** The dumpster's number or name, at most 40 characters. */
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
  /** We have more applications than we can answer right now. Please try again in a few days. */
  | 'APPLICATIONS_FULL'
  /** This application was already decided */
  | 'APPLICATION_DECIDED'
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
  /** Cancelling is no longer free, or costs more by now. Check the amount. */
  | 'FEE_CHANGED'
  /** This user has already chosen a password */
  | 'INVITATION_ACCEPTED'
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
  /** The last administrator can't close their account */
  | 'LAST_ADMIN'
  /** You can rate a job once it is completed */
  | 'NOT_COMPLETED'
  /** This job is outside your service areas */
  | 'NOT_IN_AREA'
  /** This rating has no comment to reply to */
  | 'NO_COMMENT'
  /** Messages open once a bid is accepted */
  | 'NO_VENDOR'
  /** Add a photo to finish this visit */
  | 'PHOTO_NEEDED'
  /** The bid names no rate for this. Ask the customer to agree. */
  | 'RATE_NOT_AGREED'
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
  /** You've reached the limit of service areas. Remove some first. */
  | 'TOO_MANY_AREAS'
  /** You've reached the limit of bids on this job */
  | 'TOO_MANY_BIDS'
  /** You've reached the limit of open orders. Cancel one first, or accept a bid. */
  | 'TOO_MANY_OPEN_JOBS'
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
  /** The file hasn't finished uploading */
  | 'UPLOAD_INCOMPLETE'
  /** This file has already been used */
  | 'UPLOAD_USED'
  /** This account is suspended. Reactivate it first. */
  | 'USER_SUSPENDED'
  /** This vendor can't take jobs right now */
  | 'VENDOR_SUSPENDED'
  /** This visit has already moved on */
  | 'VISIT_STATE';

/** A bearer token to create. */
export type CreateApiTokenInput = {
  /** The account's password. Required; nullable in the schema only because it was added after the mutation. */
  currentPassword?: string | null | undefined;
  /** Days until it expires, 1 to 365. */
  expiresInDays: number;
  /** A name for it, at most 100 characters. */
  name: string;
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
  /** The job's id. */
  jobId: string;
  /** The contact's last name. */
  lastName: string;
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
  /** The reason. */
  reason: VisitFailureReason;
};

/** Why a job needs an admin, as in `worklist`. */
export type JobNeed =
  /** Vendor 2 hours late */
  | 'overdue'
  /** Vendor suspended */
  | 'stranded'
  /** No bid after 4 hours */
  | 'unanswered'
  /** Vendor document expired */
  | 'uncovered';

/** The sort order. */
export type JobSort =
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
  /** The contact's last name. */
  lastName: string;
  /** The contact's phone number. */
  phone: string;
  /** Must not be in the past. */
  pickupDateTime: string;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

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
  /** Contested charges */
  | 'charges'
  /** Document reviews and expirations */
  | 'documents'
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

/** Where a rented dumpster will stand. */
export type Placement =
  /** Driveway */
  | 'driveway'
  /** Other */
  | 'other'
  /** Street */
  | 'street';

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
  /** How customers can pay. */
  paymentMethods?: Array<PaymentMethod> | null | undefined;
  /** Phone number, shared with a customer once a bid is accepted. */
  phone?: string | null | undefined;
  /** The year the business started. */
  since?: number | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
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
};

/** A service that customers request and vendors offer. */
export type ServiceType =
  /** Dumpster Rental */
  | 'dumpster_rental'
  /** Junk Pickup */
  | 'junk_pickup';

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

/** A bid on a job. */
export type SubmitBidInput = {
  /** How long the bid stays open, in days of 24 hours, 1 to 14. It never ends later than the start of the first visit's window. 3 if omitted. */
  expiresInDays?: number | null | undefined;
  /** The price of each day beyond includedDays, at most 10000.00. Requires includedDays. Only in a bid on a dumpster rental. */
  extraDayPrice?: string | null | undefined;
  /** The price of each ton over includedTons, at most 10000.00. Requires includedTons. Only in a bid on a dumpster rental. */
  extraTonPrice?: string | null | undefined;
  /** The days included in the price, at most 365. Only in a bid on a dumpster rental. */
  includedDays?: number | null | undefined;
  /** The tons included in the price. Only in a bid on a dumpster rental. */
  includedTons?: string | null | undefined;
  /** The job's id. */
  jobId: string;
  /** A message to the customer, at most 1000 characters, without phone numbers, emails, or links. */
  message?: string | null | undefined;
  /** The price for the whole job, more than 0. */
  price: string;
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
  /** The id of one of your orders. Required; send null if the question is not about an order. */
  orderNumber?: string | null | undefined;
};

/** The token from the link mailed to the previous address after a change of email. */
export type TakeBackEmailInput = {
  /** From the link, /?takeback=TOKEN. Valid once, for three days. */
  token: string;
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
  /** The fee owed if the vendor makes the trip for nothing, at most 10000.00. */
  tripFee?: string | null | undefined;
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
  /** 0 to 100, at most two decimals. */
  serviceFeePercent: number;
  /** Support phone number for urgent matters. The setting SUPPORT_PHONE applies if omitted. */
  supportPhone?: string | null | undefined;
  /** The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check. */
  version?: number | null | undefined;
  /** Whether a delivery or haul needs a photo to be done. Unchanged if omitted. */
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
  /** The vendor could not do it */
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
  | 'pickup';

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

export type CustomerChangesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CustomerChangesSubscription = { changes: { cursor: string, position: string | null, reload: boolean, gone: Array<string>, jobs: Array<{ listedAt: string | null, scheduledDate: string, dueAt: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, id: string, type: ServiceType, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean } | null }>, stale: Array<{ kind: ChangeKind, id: string | null, jobId: string | null }>, acts: Array<{ id: string, act: string }> } };

export type VendorChangesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type VendorChangesSubscription = { changes: { cursor: string, position: string | null, reload: boolean, gone: Array<string>, jobs: Array<{ vendorId: string | null, listedAt: string | null, scheduledDate: string, dueAt: string | null, finalPrice: string | null, unreadMessages: number, id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, orderNumber: string, zipCode: string, completedDate: string | null, serviceFee: string | null, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, placement: Placement | null, createdAt: string, givenBackAt: string | null, address: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null }>, stale: Array<{ kind: ChangeKind, id: string | null, jobId: string | null }>, acts: Array<{ id: string, act: string }> } };

export type AdminChangesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AdminChangesSubscription = { changes: { cursor: string, position: string | null, reload: boolean, gone: Array<string>, jobs: Array<{ vendorId: string | null, listedAt: string | null, scheduledDate: string, dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, stale: Array<{ kind: ChangeKind, id: string | null, jobId: string | null }>, acts: Array<{ id: string, act: string }> } };

export type ChangesFragment = { cursor: string, position: string | null, reload: boolean, gone: Array<string>, stale: Array<{ kind: ChangeKind, id: string | null, jobId: string | null }>, acts: Array<{ id: string, act: string }> };

export type CustomerChange_JobFragment = { listedAt: string | null, scheduledDate: string, dueAt: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, id: string, type: ServiceType, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean } | null };

export type VendorChange_JobFragment = { vendorId: string | null, listedAt: string | null, scheduledDate: string, dueAt: string | null, finalPrice: string | null, unreadMessages: number, id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, orderNumber: string, zipCode: string, completedDate: string | null, serviceFee: string | null, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, placement: Placement | null, createdAt: string, givenBackAt: string | null, address: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null };

export type AdminChange_JobFragment = { vendorId: string | null, listedAt: string | null, scheduledDate: string, dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null };

export type Placed_JobFragment = { listedAt: string | null, scheduledDate: string, dueAt: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }> };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type SignOutEverywhereMutationVariables = Exact<{
  revokeTokens: boolean;
}>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type CloseAccountMutationVariables = Exact<{
  input: CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: boolean };

export type TokenRow_TokenFragment = { id: string, name: string, scope: TokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, scope: TokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, scope: TokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string, name: string, scope: TokenScope, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } };

export type DownloadMyData_ExportFragment = { id: string, status: DataExportStatus, createdAt: string, expiresAt: string | null, size: number | null, downloadPath: string | null };

export type MyDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataExportQuery = { myDataExport: { id: string, status: DataExportStatus, createdAt: string, expiresAt: string | null, size: number | null, downloadPath: string | null } | null };

export type RequestMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestMyDataMutation = { requestMyData: { id: string, status: DataExportStatus, createdAt: string, expiresAt: string | null, size: number | null, downloadPath: string | null } };

export type PushDevices_PreferencesFragment = { pushKey: string | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> };

export type TextMessages_PreferencesFragment = { textConsent: string, textNumber: { phone: string, isConfirmed: boolean } | null };

export type Notices_PreferencesFragment = { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> };

export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticePreferencesQuery = { noticePreferences: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type RequestTextCodeMutationVariables = Exact<{
  input: TextCodeRequestInput;
}>;


export type RequestTextCodeMutation = { requestTextCode: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type ConfirmTextCodeMutationVariables = Exact<{
  input: TextCodeInput;
}>;


export type ConfirmTextCodeMutation = { confirmTextCode: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type StopTextsMutationVariables = Exact<{ [key: string]: never; }>;


export type StopTextsMutation = { stopTexts: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type SetNoticeFrequencyMutationVariables = Exact<{
  input: NoticeFrequencyInput;
}>;


export type SetNoticeFrequencyMutation = { setNoticeFrequency: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type SetQuietHoursMutationVariables = Exact<{
  input: QuietHoursInput;
}>;


export type SetQuietHoursMutation = { setQuietHours: { id: string, textConsent: string, pushKey: string | null, groups: Array<{ group: NoticeGroup, label: string, canSwitchOff: boolean, choices: Array<{ channel: NoticeChannel, frequency: NoticeFrequency }> }>, quietHours: { isOn: boolean, from: number, to: number, timeZone: string | null }, textNumber: { phone: string, isConfirmed: boolean } | null, pushDevices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { supportPhone: string | null, supportEmail: string, legalLine: string, serviceFeePercent: number } };

export type ViewerFragment = { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { me: { unreadNotices: number, id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } | null, settings: { supportPhone: string | null, supportEmail: string, legalLine: string, serviceFeePercent: number } };

export type Shell_ViewerFragment = { unreadNotices: number, id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null };

export type Shell_SettingsFragment = { supportPhone: string | null, supportEmail: string, legalLine: string, serviceFeePercent: number };

export type SignUpCustomerMutationVariables = Exact<{
  input: SignUpCustomerInput;
}>;


export type SignUpCustomerMutation = { signUpCustomer: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

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


export type AcceptInvitationMutation = { acceptInvitation: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } };

export type TakeBackEmailMutationVariables = Exact<{
  input: TakeBackEmailInput;
}>;


export type TakeBackEmailMutation = { takeBackEmail: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { id: string, email: string | null, firstName: string, lastName: string, phone: string | null, userType: UserType, rating: number, ratingCount: number, isActive: boolean, initialServiceZipCode: string | null, initialServiceType: ServiceType | null, createdAt: string, emailConfirmedAt: string | null, version: number | null } };

export type ApplyAsVendorMutationVariables = Exact<{
  input: VendorApplicationInput;
}>;


export type ApplyAsVendorMutation = { applyAsVendor: boolean };

export type BusinessFacts_BusinessFragment = { vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null };

export type ApplicationsQueryVariables = Exact<{
  status?: ApplicationStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ApplicationsQuery = { vendorApplications: { totalCount: number, nodes: Array<{ id: string, businessName: string, firstName: string, lastName: string, email: string, zipCode: string, services: Array<ServiceType>, createdAt: string, status: ApplicationStatus }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OneApplicationQueryVariables = Exact<{
  id: string;
}>;


export type OneApplicationQuery = { vendorApplication: { id: string, businessName: string, firstName: string, lastName: string, email: string, phone: string, zipCode: string, services: Array<ServiceType>, message: string | null, createdAt: string, status: ApplicationStatus, decidedAt: string | null, declineReason: string | null, version: number, decidedBy: { id: string, firstName: string, lastName: string } | null, account: { id: string, firstName: string, lastName: string, userType: UserType } | null, others: Array<{ id: string, businessName: string, createdAt: string, status: ApplicationStatus }> }, vendorApplications: { totalCount: number, nodes: Array<{ id: string }> } };

export type Application_ApplicationFragment = { id: string, businessName: string, firstName: string, lastName: string, email: string, phone: string, zipCode: string, services: Array<ServiceType>, message: string | null, createdAt: string, status: ApplicationStatus, decidedAt: string | null, declineReason: string | null, version: number, decidedBy: { id: string, firstName: string, lastName: string } | null, account: { id: string, firstName: string, lastName: string, userType: UserType } | null, others: Array<{ id: string, businessName: string, createdAt: string, status: ApplicationStatus }> };

export type InviteApplicantMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type InviteApplicantMutation = { inviteApplicant: { id: string, businessName: string, firstName: string, lastName: string, email: string, phone: string, zipCode: string, services: Array<ServiceType>, message: string | null, createdAt: string, status: ApplicationStatus, decidedAt: string | null, declineReason: string | null, version: number, decidedBy: { id: string, firstName: string, lastName: string } | null, account: { id: string, firstName: string, lastName: string, userType: UserType } | null, others: Array<{ id: string, businessName: string, createdAt: string, status: ApplicationStatus }> } };

export type DeclineApplicationMutationVariables = Exact<{
  input: DeclineApplicationInput;
}>;


export type DeclineApplicationMutation = { declineApplication: { id: string, businessName: string, firstName: string, lastName: string, email: string, phone: string, zipCode: string, services: Array<ServiceType>, message: string | null, createdAt: string, status: ApplicationStatus, decidedAt: string | null, declineReason: string | null, version: number, decidedBy: { id: string, firstName: string, lastName: string } | null, account: { id: string, firstName: string, lastName: string, userType: UserType } | null, others: Array<{ id: string, businessName: string, createdAt: string, status: ApplicationStatus }> } };

export type AuditEventsQueryVariables = Exact<{
  action?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { totalCount: number, nodes: Array<{ id: string, action: string, subjectId: string | null, before: unknown, after: unknown, createdAt: string, subjectName: string | null, actor: { id: string, firstName: string, lastName: string }, subject: { id: string, firstName: string, lastName: string } | null, vendors: Array<{ id: string, firstName: string, lastName: string, businessName: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditRow_EventFragment = { id: string, action: string, subjectId: string | null, before: unknown, after: unknown, createdAt: string, subjectName: string | null, actor: { id: string, firstName: string, lastName: string }, subject: { id: string, firstName: string, lastName: string } | null, vendors: Array<{ id: string, firstName: string, lastName: string, businessName: string | null }> };

export type DocumentsToReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsToReviewQuery = { documentsToReview: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, initialServiceZipCode: string | null, documentsOnFile: Array<string> } }> };

export type ReviewedDocument_DocumentFragment = { id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, initialServiceZipCode: string | null, documentsOnFile: Array<string> } };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { totalUsers: number, activeVendors: number, totalOrders: number, totalRevenue: string, pendingIssues: number } };

export type MarketOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketOverviewQuery = { marketOverview: { days: Array<{ date: string, orders: number, revenue: string }>, services: Array<{ serviceType: ServiceType, jobs: number, shareWithBid: number | null, medianMinutesToFirstBid: number | null }> } };

export type AllJobsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  needs?: JobNeed | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AllJobsQuery = { jobs: { nodes: Array<{ id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type JobTotalQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  needs?: JobNeed | null | undefined;
  search?: string | null | undefined;
}>;


export type JobTotalQuery = { jobs: { totalCount: number } };

export type JobRow_JobFragment = { id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null };

export type AnyJobQueryVariables = Exact<{
  id: string;
}>;


export type AnyJobQuery = { job: { viewerCanCancel: boolean, viewerCanReopen: boolean, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, phone: string | null, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean } | null, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type MoreAnyBidsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreAnyBidsQuery = { job: { id: string, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AnyJob_JobFragment = { viewerCanCancel: boolean, viewerCanReopen: boolean, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, phone: string | null, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean } | null, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type AnyJobBid_BidFragment = { id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } };

export type AnyThreadQueryVariables = Exact<{
  jobId: string;
  after?: string | null | undefined;
}>;


export type AnyThreadQuery = { messages: { nodes: Array<{ id: string, content: string, createdAt: string, senderId: string, sender: { id: string, firstName: string, lastName: string, userType: UserType } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CancelAnyJobMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
  vendorDidNotCome?: boolean | null | undefined;
}>;


export type CancelAnyJobMutation = { cancelJob: { viewerCanCancel: boolean, viewerCanReopen: boolean, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, phone: string | null, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean } | null, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type ReopenJobMutationVariables = Exact<{
  jobId: string;
  reason: string;
  vendorId?: string | null | undefined;
}>;


export type ReopenJobMutation = { reopenJob: { viewerCanCancel: boolean, viewerCanReopen: boolean, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, phone: string | null, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean } | null, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type ReassignJobMutationVariables = Exact<{
  bidId: string;
  reason: string;
  vendorId?: string | null | undefined;
}>;


export type ReassignJobMutation = { reassignJob: { viewerCanCancel: boolean, viewerCanReopen: boolean, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, phone: string | null, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean } | null, bids: { totalCount: number, nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, takenAt: string | null, offeredAt: string | null, createdAt: string, viewerCanAssign: boolean, needsCustomersYes: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type SystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemSettingsQuery = { settings: { serviceFeePercent: number, supportPhone: string | null, legalLine: string, documentsRequired: boolean, visitPhotosRequired: boolean, version: number } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { serviceFeePercent: number, supportPhone: string | null, legalLine: string, documentsRequired: boolean, visitPhotosRequired: boolean, version: number } };

export type FailedTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedTasksQuery = { failedTasks: Array<{ id: string, task: string, subjectId: string | null, attempts: number, error: string, createdAt: string, failedAt: string, nextTryAt: string | null }> };

export type FailedTask_TaskFragment = { id: string, task: string, subjectId: string | null, attempts: number, error: string, createdAt: string, failedAt: string, nextTryAt: string | null };

export type RetryTaskMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryTaskMutation = { retryTask: { id: string } };

export type RemoveTaskMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveTaskMutation = { removeTask: { id: string } };

export type OneTicketQueryVariables = Exact<{
  id: string;
}>;


export type OneTicketQuery = { supportTicket: { id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null } };

export type TicketsQueryVariables = Exact<{
  status?: TicketStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type TicketsQuery = { supportTickets: { nodes: Array<{ id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type Ticket_TicketFragment = { id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null };

export type AnswerSupportTicketMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AnswerSupportTicketMutation = { answerSupportTicket: { id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null } };

export type CloseSupportTicketMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CloseSupportTicketMutation = { closeSupportTicket: { id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null } };

export type ReopenSupportTicketMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type ReopenSupportTicketMutation = { reopenSupportTicket: { id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null } };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: UserType | null | undefined;
  isActive?: boolean | null | undefined;
  sort: UserSort;
  first: number;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { nodes: Array<{ id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UserTotalQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: UserType | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type UserTotalQuery = { users: { totalCount: number } };

export type UserRow_UserFragment = { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type JobsUnderWayQueryVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type JobsUnderWayQuery = { jobsUnderWay: number };

export type SetUserActiveMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type SetUserActiveMutation = { setUserActive: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type SetUsersActiveMutationVariables = Exact<{
  userIds: Array<string> | string;
  isActive: boolean;
}>;


export type SetUsersActiveMutation = { setUsersActive: { changed: Array<{ id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null }>, refused: Array<{ userId: string, message: string }> } };

export type ResendInvitationMutationVariables = Exact<{
  userId: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type AdminSuspension_RequestFragment = { id: string, userId: string, isActive: boolean, askedAt: string, expiresAt: string, viewerCanConfirm: boolean, viewerCanWithdraw: boolean, user: { id: string, firstName: string, lastName: string }, askedBy: { id: string, firstName: string, lastName: string } };

export type AdminSuspensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSuspensionsQuery = { adminSuspensions: Array<{ id: string, userId: string, isActive: boolean, askedAt: string, expiresAt: string, viewerCanConfirm: boolean, viewerCanWithdraw: boolean, user: { id: string, firstName: string, lastName: string }, askedBy: { id: string, firstName: string, lastName: string } }> };

export type RequestAdminSuspensionMutationVariables = Exact<{
  userId: string;
  isActive: boolean;
}>;


export type RequestAdminSuspensionMutation = { requestAdminSuspension: { id: string, userId: string, isActive: boolean, askedAt: string, expiresAt: string, viewerCanConfirm: boolean, viewerCanWithdraw: boolean, user: { id: string, firstName: string, lastName: string }, askedBy: { id: string, firstName: string, lastName: string } } };

export type ConfirmAdminSuspensionMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmAdminSuspensionMutation = { confirmAdminSuspension: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type WithdrawAdminSuspensionMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawAdminSuspensionMutation = { withdrawAdminSuspension: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type ManagedVendorsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ManagedVendorsQuery = { users: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean, rating: number, ratingCount: number, completedJobs: number, areaCount: number, services: Array<{ id: string, serviceType: ServiceType }>, documents: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ManagedVendorQueryVariables = Exact<{
  id: string;
}>;


export type ManagedVendorQuery = { user: { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean, rating: number, ratingCount: number, completedJobs: number, areaCount: number, areas: Array<{ id: string, zipCode: string, city: string | null, state: string | null }>, services: Array<{ id: string, serviceType: ServiceType }>, documents: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number }> }, business: { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } | null };

export type ManagedBusiness_BusinessFragment = { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null };

export type RemoveBusinessNameMutationVariables = Exact<{
  input: RemoveFromBusinessInput;
}>;


export type RemoveBusinessNameMutation = { removeBusinessName: { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } };

export type RemoveBusinessLogoMutationVariables = Exact<{
  input: RemoveFromBusinessInput;
}>;


export type RemoveBusinessLogoMutation = { removeBusinessLogo: { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } };

export type ManagedVendor_UserFragment = { id: string, firstName: string, lastName: string, businessName: string | null, email: string | null, phone: string | null, isActive: boolean, rating: number, ratingCount: number, completedJobs: number, areaCount: number, services: Array<{ id: string, serviceType: ServiceType }>, documents: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number }> };

export type ManagedDocument_DocumentFragment = { id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number };

export type ReviewVendorDocumentMutationVariables = Exact<{
  input: ReviewVendorDocumentInput;
}>;


export type ReviewVendorDocumentMutation = { reviewVendorDocument: { id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number, vendor: { id: string, documentsOnFile: Array<string> } } };

export type FindUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  type: UserType;
}>;


export type FindUsersQuery = { users: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null }> } };

export type ViewedUserQueryVariables = Exact<{
  id: string;
}>;


export type ViewedUserQuery = { user: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, userType: UserType, isActive: boolean, createdAt: string, invitedAt: string | null, version: number | null } };

export type ViewedJob_JobFragment = { dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null };

export type ViewedOrdersQueryVariables = Exact<{
  customerId: string;
  after?: string | null | undefined;
}>;


export type ViewedOrdersQuery = { customerJobs: { nodes: Array<{ dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ViewedAvailableJobsQueryVariables = Exact<{
  vendorId: string;
  after?: string | null | undefined;
}>;


export type ViewedAvailableJobsQuery = { availableJobs: { nodes: Array<{ dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ViewedBidsQueryVariables = Exact<{
  jobId: string;
}>;


export type ViewedBidsQuery = { job: { id: string, bids: { nodes: Array<{ id: string, vendorId: string, createdAt: string, price: string, status: BidStatus, takenAt: string | null, expiresAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type ViewedVendorJobsQueryVariables = Exact<{
  vendorId: string;
  after?: string | null | undefined;
}>;


export type ViewedVendorJobsQuery = { vendorJobs: { nodes: Array<{ dueAt: string | null, id: string, orderNumber: string, type: ServiceType, status: JobStatus, finalPrice: string | null, estimatedPrice: string | null, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, givenBackAt: string | null, address: string, zipCode: string, images: Array<string>, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, customer: { id: string, firstName: string, lastName: string, email: string | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ViewedTicketsQueryVariables = Exact<{
  customerId: string;
  after?: string | null | undefined;
}>;


export type ViewedTicketsQuery = { supportTickets: { nodes: Array<{ id: string, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, version: number, customer: { id: string, firstName: string, lastName: string, email: string | null }, job: { id: string, orderNumber: string, type: ServiceType } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ViewedVendorQueryVariables = Exact<{
  vendorId: string;
}>;


export type ViewedVendorQuery = { business: { vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } | null, vendorStats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number } | null, vendorServices: Array<{ id: string, serviceType: ServiceType, isActive: boolean }>, serviceAreas: Array<{ id: string, zipCode: string, city: string | null, state: string | null }>, dumpsterSizes: Array<{ id: string, size: string, description: string | null, pricePerDay: string | null, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null }>, vendorDocuments: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, version: number }> };

export type WorklistQueryVariables = Exact<{ [key: string]: never; }>;


export type WorklistQuery = { worklist: { documentCount: number, applicationCount: number, ticketCount: number, taskCount: number, unansweredJobCount: number, strandedJobCount: number, uncoveredJobCount: number, overdueJobCount: number, nextUnansweredAt: string | null, documents: Array<{ id: string, documentType: DocumentType, uploadedAt: string, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } }>, applications: Array<{ id: string, businessName: string, createdAt: string }>, tickets: Array<{ id: string, issue: string, createdAt: string, customer: { id: string, firstName: string, lastName: string } }>, tasks: Array<{ id: string, task: string, subjectId: string | null, attempts: number, error: string, createdAt: string, failedAt: string, nextTryAt: string | null }>, unansweredJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null }>, strandedJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, uncoveredJobs: Array<{ expiredDocuments: Array<DocumentType>, id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, overdueJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }> } };

export type Worklist_WorklistFragment = { documentCount: number, applicationCount: number, ticketCount: number, taskCount: number, unansweredJobCount: number, strandedJobCount: number, uncoveredJobCount: number, overdueJobCount: number, nextUnansweredAt: string | null, documents: Array<{ id: string, documentType: DocumentType, uploadedAt: string, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } }>, applications: Array<{ id: string, businessName: string, createdAt: string }>, tickets: Array<{ id: string, issue: string, createdAt: string, customer: { id: string, firstName: string, lastName: string } }>, tasks: Array<{ id: string, task: string, subjectId: string | null, attempts: number, error: string, createdAt: string, failedAt: string, nextTryAt: string | null }>, unansweredJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null }>, strandedJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, uncoveredJobs: Array<{ expiredDocuments: Array<DocumentType>, id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }>, overdueJobs: Array<{ id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null } | null }> };

export type WorklistJob_JobFragment = { id: string, orderNumber: string, type: ServiceType, createdAt: string, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null };

export type BidCard_VendorFragment = { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> };

export type BidCard_BidFragment = { id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } };

export type VendorRecord_VendorFragment = { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> };

export type ComparedBid_BidFragment = { id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } };

export type AcceptBidMutationVariables = Exact<{
  bidId: string;
  price: string;
  terms: BidTermsInput;
}>;


export type AcceptBidMutation = { acceptBid: { listedAt: string | null, scheduledDate: string, dueAt: string | null, version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type DeclineBidMutationVariables = Exact<{
  bidId: string;
}>;


export type DeclineBidMutation = { declineBid: { id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, job: { id: string, openBidCount: number, viewerCanAccept: boolean, viewerCanCancel: boolean }, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } } };

export type BidActions_JobFragment = { id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null };

export type MyBid_BidFragment = { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null };

export type BiddableJobQueryVariables = Exact<{
  id: string;
}>;


export type BiddableJobQuery = { job: { title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, id: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, listedAt: string | null, scheduledDate: string, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null } };

export type MyRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRatesQuery = { dumpsterSizes: Array<{ id: string, size: string, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null }> };

export type SubmitBidMutationVariables = Exact<{
  input: SubmitBidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, job: { id: string, whyNotBid: ConflictReason | null, myBid: { id: string } | null } } };

export type ChangeBidMutationVariables = Exact<{
  input: ChangeBidInput;
}>;


export type ChangeBidMutation = { changeBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type WithdrawBidMutationVariables = Exact<{
  bidId: string;
}>;


export type WithdrawBidMutation = { withdrawBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, job: { id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null } } };

export type OwnBusiness_BusinessFragment = { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null };

export type OwnBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBusinessQuery = { business: { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } | null };

export type SaveBusinessMutationVariables = Exact<{
  input: SaveBusinessInput;
}>;


export type SaveBusinessMutation = { saveBusiness: { version: number, vendorId: string, name: string, about: string | null, phone: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, nameRemovedFor: BusinessRemovalReason | null, logoRemovedFor: BusinessRemovalReason | null } };

export type RegisterLogoMutationVariables = Exact<{
  imageURL: string;
}>;


export type RegisterLogoMutation = { registerJobImage: { objectPath: string } };

export type DismissBusinessPromptMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissBusinessPromptMutation = { dismissBusinessPrompt: { vendorId: string, asksForBusiness: boolean } };

export type VendorDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorDocumentsQuery = { vendorDocuments: Array<{ id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, timeZone: string | null }> };

export type DocumentList_DocumentFragment = { id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, timeZone: string | null };

export type SaveVendorDocumentMutationVariables = Exact<{
  input: SaveVendorDocumentInput;
}>;


export type SaveVendorDocumentMutation = { saveVendorDocument: { id: string, documentType: DocumentType, fileName: string, filePath: string, uploadedAt: string, reviewStatus: ReviewStatus, reviewReason: string | null, expiresOn: string | null, timeZone: string | null, vendor: { id: string, documentsOnFile: Array<string> } } };

export type VendorEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorEarningsQuery = { vendorEarnings: Array<{ startsOn: string, earned: string, net: string, jobs: number }>, vendorStats: { vendorId: string, weeklyEarnings: string, monthlyEarnings: string, weeklyNetEarnings: string, monthlyNetEarnings: string, completedJobs: number } | null };

export type WeekChart_WeekFragment = { startsOn: string, earned: string, net: string, jobs: number };

export type EarnedJobsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type EarnedJobsQuery = { earnedJobs: { totalCount: number, nodes: Array<{ id: string, orderNumber: string, title: string, type: ServiceType, zipCode: string, completedDate: string | null, finalPrice: string | null, serviceFee: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EarnedJob_JobFragment = { id: string, orderNumber: string, title: string, type: ServiceType, zipCode: string, completedDate: string | null, finalPrice: string | null, serviceFee: string | null };

export type JobCard_JobFragment = { listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null };

export type BidTerms_BidFragment = { includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null };

export type Rates_SizeFragment = { id: string, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null };

export type JobRequest_JobFragment = { title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null };

export type JobState_JobFragment = { id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type JobRecord_JobFragment = { orderNumber: string, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, id: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, type: ServiceType, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type JobVisit_VisitFragment = { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> };

export type ScheduleVisitMutationVariables = Exact<{
  input: ScheduleVisitInput;
}>;


export type ScheduleVisitMutation = { scheduleVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { id: string, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> } };

export type JobHistory_EventFragment = { id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null };

export type JobRating_RatingFragment = { id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null };

export type ReplyToRatingMutationVariables = Exact<{
  input: ReplyToRatingInput;
}>;


export type ReplyToRatingMutation = { replyToRating: { id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null } };

export type RemoveRatingMutationVariables = Exact<{
  input: RemoveRatingInput;
}>;


export type RemoveRatingMutation = { removeRating: { id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null, rated: { id: string, rating: number, ratingCount: number } } };

export type RemoveRatingReplyMutationVariables = Exact<{
  input: RemoveRatingInput;
}>;


export type RemoveRatingReplyMutation = { removeRatingReply: { id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null } };

export type SubmitRatingMutationVariables = Exact<{
  input: SubmitRatingInput;
}>;


export type SubmitRatingMutation = { submitRating: { id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null, rated: { id: string, rating: number, ratingCount: number }, job: { id: string, viewerCanRate: boolean, ratingsSealedUntil: string | null, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }> } } };

export type PriceGuidanceQueryVariables = Exact<{
  type: ServiceType;
  dumpsterSize?: RentalSize | null | undefined;
  zipCode: string;
}>;


export type PriceGuidanceQuery = { priceGuidance: { zip3: string, low: string, high: string } | null };

export type ConfirmBidMutationVariables = Exact<{
  bidId: string;
  version: number;
}>;


export type ConfirmBidMutation = { confirmBid: { id: string, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField> } };

export type MessageThread_JobFragment = { id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, unreadMessages: number, viewerCanMessage: boolean };

export type MessageLine_MessageFragment = { id: string, content: string, createdAt: string, senderId: string, sender: { id: string, firstName: string, lastName: string, businessName: string | null } };

export type MessagesQueryVariables = Exact<{
  jobId: string;
  after?: string | null | undefined;
}>;


export type MessagesQuery = { me: { id: string } | null, job: { id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, unreadMessages: number, viewerCanMessage: boolean }, messages: { nodes: Array<{ id: string, content: string, createdAt: string, senderId: string, sender: { id: string, firstName: string, lastName: string, businessName: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { jobId: string, id: string, content: string, createdAt: string, senderId: string, sender: { id: string, firstName: string, lastName: string, businessName: string | null } } };

export type MarkMessagesReadMutationVariables = Exact<{
  jobId: string;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { id: string, unreadMessages: number } };

export type NoticesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { nodes: Array<{ id: string, text: string, path: string, createdAt: string, readAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MarkNoticesReadMutationVariables = Exact<{
  input: MarkNoticesReadInput;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { id: string, unreadNotices: number } };

export type NoticeLine_NoticeFragment = { id: string, text: string, path: string, createdAt: string, readAt: string | null };

export type OrderCard_JobFragment = { orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean } | null };

export type VendorChange_EventFragment = { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null };

export type OrderDetails_JobFragment = { version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, listedAt: string | null, scheduledDate: string, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type CustomerJobsQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: JobStatus | null | undefined;
  type?: ServiceType | null | undefined;
  search?: string | null | undefined;
}>;


export type CustomerJobsQuery = { customerJobs: { nodes: Array<{ orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UnfinishedOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnfinishedOrdersQuery = { customerJobs: { nodes: Array<{ orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, vendor: { id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean } | null }> } };

export type JobDetailsQueryVariables = Exact<{
  id: string;
}>;


export type JobDetailsQuery = { job: { version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, listedAt: string | null, scheduledDate: string, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type MoreBidsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreBidsQuery = { job: { id: string, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type ReportNoShowMutationVariables = Exact<{
  jobId: string;
  newDate: string;
}>;


export type ReportNoShowMutation = { reportNoShow: { listedAt: string | null, scheduledDate: string, dueAt: string | null, version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type CancelJobMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
  vendorDidNotCome?: boolean | null | undefined;
  fee?: string | null | undefined;
}>;


export type CancelJobMutation = { cancelJob: { listedAt: string | null, scheduledDate: string, dueAt: string | null, version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type RegisterJobImageMutationVariables = Exact<{
  imageURL: string;
}>;


export type RegisterJobImageMutation = { registerJobImage: { objectPath: string } };

export type QuestionItem_QuestionFragment = { id: string, question: string, createdAt: string, answer: string | null, answeredAt: string | null, viewerAsked: boolean, viewerCanAnswer: boolean };

export type QuestionsQueryVariables = Exact<{
  jobId: string;
  after?: string | null | undefined;
}>;


export type QuestionsQuery = { questions: { nodes: Array<{ id: string, question: string, createdAt: string, answer: string | null, answeredAt: string | null, viewerAsked: boolean, viewerCanAnswer: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { id: string, question: string, createdAt: string, answer: string | null, answeredAt: string | null, viewerAsked: boolean, viewerCanAnswer: boolean } };

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { answerQuestion: { id: string, question: string, createdAt: string, answer: string | null, answeredAt: string | null, viewerAsked: boolean, viewerCanAnswer: boolean } };

export type RequestDumpsterRentalMutationVariables = Exact<{
  input: DumpsterRentalInput;
}>;


export type RequestDumpsterRentalMutation = { requestDumpsterRental: { listedAt: string | null, scheduledDate: string, dueAt: string | null, version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type RequestJunkPickupMutationVariables = Exact<{
  input: JunkPickupInput;
}>;


export type RequestJunkPickupMutation = { requestJunkPickup: { listedAt: string | null, scheduledDate: string, dueAt: string | null, version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type EditDumpsterRentalMutationVariables = Exact<{
  input: EditDumpsterRentalInput;
}>;


export type EditDumpsterRentalMutation = { editDumpsterRental: { version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, listedAt: string | null, scheduledDate: string, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type EditJunkPickupMutationVariables = Exact<{
  input: EditJunkPickupInput;
}>;


export type EditJunkPickupMutation = { editJunkPickup: { version: number | null, isServed: boolean | null, vendorsNearby: number | null, expiredDocuments: Array<DocumentType>, viewerCanAccept: boolean, viewerCanEdit: boolean, viewerCanCancel: boolean, viewerCanReportNoShow: boolean, cancellationFee: string | null, orderNumber: string, finalPrice: string | null, estimatedPrice: string | null, unreadMessages: number, openBidCount: number, lowestBidTotal: string | null, dropoffTimePreference: TimePreference | null, viewerCanRate: boolean, viewerSeesDetails: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, status: JobStatus, vendorId: string | null, givenBackAt: string | null, viewerCanMessage: boolean, listedAt: string | null, scheduledDate: string, type: ServiceType, createdAt: string, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null, title: string, hasHazardousItems: boolean, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, completedDate: string | null, customerId: string | null, firstName: string | null, lastName: string | null, phone: string | null, vendor: { businessPhone: string | null, id: string, firstName: string, lastName: string, businessName: string | null, isActive: boolean, businessLogo: string | null, verifiedUntil: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } | null, bids: { nodes: Array<{ id: string, jobId: string, vendorId: string, price: string, message: string | null, status: BidStatus, createdAt: string, expiresAt: string, unconfirmedSince: string | null, offeredAt: string | null, minutesToBid: number | null, viewerCanDecide: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { businessLogo: string | null, verifiedUntil: string | null, id: string, firstName: string, lastName: string, businessName: string | null, rating: number, ratingCount: number, completedJobs: number, documentsOnFile: Array<string>, isActive: boolean, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, latestComments: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, vendorChange: { id: string, toStatus: JobStatus, reason: string | null, actor: { id: string, userType: UserType } | null } | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type TicketCard_TicketFragment = { id: string, orderNumber: string | null, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, job: { id: string, orderNumber: string, type: ServiceType } | null };

export type SupportTicketsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SupportTicketsQuery = { supportTickets: { nodes: Array<{ id: string, orderNumber: string | null, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, job: { id: string, orderNumber: string, type: ServiceType } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenSupportTicketMutationVariables = Exact<{
  input: SupportTicketInput;
}>;


export type OpenSupportTicketMutation = { openSupportTicket: { id: string, orderNumber: string | null, issue: string, status: TicketStatus, adminResponse: string | null, createdAt: string, updatedAt: string, job: { id: string, orderNumber: string, type: ServiceType } | null } };

export type TicketOrder_JobFragment = { listedAt: string | null, id: string, orderNumber: string, type: ServiceType, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null };

export type TicketOrderQueryVariables = Exact<{
  id: string;
}>;


export type TicketOrderQuery = { job: { listedAt: string | null, id: string, orderNumber: string, type: ServiceType, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null } };

export type TicketOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TicketOrdersQuery = { customerJobs: { nodes: Array<{ listedAt: string | null, id: string, orderNumber: string, type: ServiceType, timeZone: string | null, pickupDateTime: string | null, dropoffDate: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type Profile_VendorFragment = { id: string, name: string, about: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, services: Array<ServiceType>, rentalSizes: Array<RentalSize>, rating: number, ratingCount: number, completedJobs: number, verifiedDocuments: Array<DocumentType>, verifiedUntil: string | null, cityCount: number, areas: Array<{ city: string, state: string, zipCount: number }>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, comments: { nodes: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ProfileComments_CommentsFragment = { nodes: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } };

export type MoreCommentsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreCommentsQuery = { vendorProfile: { id: string, comments: { nodes: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type VendorProfileQueryVariables = Exact<{
  id: string;
}>;


export type VendorProfileQuery = { vendorProfile: { id: string, name: string, about: string | null, logo: string | null, since: number | null, paymentMethods: Array<PaymentMethod>, services: Array<ServiceType>, rentalSizes: Array<RentalSize>, rating: number, ratingCount: number, completedJobs: number, verifiedDocuments: Array<DocumentType>, verifiedUntil: string | null, cityCount: number, areas: Array<{ city: string, state: string, zipCount: number }>, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null, comments: { nodes: Array<{ id: string, rating: number, comment: string, createdAt: string, reply: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type VendorAgendaQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorAgendaQuery = { vendorAgenda: { vendorId: string, asksForBusiness: boolean, openBidCount: number, hasServices: boolean, offersRentals: boolean, hasRates: boolean, hasAreas: boolean, documentsOnFile: number, hasBid: boolean, hasJob: boolean, nextJobs: Array<{ title: string, dropoffTimePreference: TimePreference | null, unreadMessages: number, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null }>, unreadJobs: Array<{ title: string, dropoffTimePreference: TimePreference | null, unreadMessages: number, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null }>, unconfirmedBids: Array<{ id: string, price: string, status: BidStatus, unconfirmedSince: string | null, requestChanges: Array<RequestField>, job: { dropoffTimePreference: TimePreference | null, version: number | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null } }>, openBids: Array<{ id: string, price: string, status: BidStatus, job: { id: string, type: ServiceType, status: JobStatus, zipCode: string, whyNotBid: ConflictReason | null } }>, lostBids: Array<{ id: string, price: string, status: BidStatus, job: { id: string, type: ServiceType, status: JobStatus, zipCode: string, whyNotBid: ConflictReason | null } }> } | null };

export type Agenda_AgendaFragment = { vendorId: string, asksForBusiness: boolean, openBidCount: number, hasServices: boolean, offersRentals: boolean, hasRates: boolean, hasAreas: boolean, documentsOnFile: number, hasBid: boolean, hasJob: boolean, nextJobs: Array<{ title: string, dropoffTimePreference: TimePreference | null, unreadMessages: number, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null }>, unreadJobs: Array<{ title: string, dropoffTimePreference: TimePreference | null, unreadMessages: number, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null }>, unconfirmedBids: Array<{ id: string, price: string, status: BidStatus, unconfirmedSince: string | null, requestChanges: Array<RequestField>, job: { dropoffTimePreference: TimePreference | null, version: number | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null } }>, openBids: Array<{ id: string, price: string, status: BidStatus, job: { id: string, type: ServiceType, status: JobStatus, zipCode: string, whyNotBid: ConflictReason | null } }>, lostBids: Array<{ id: string, price: string, status: BidStatus, job: { id: string, type: ServiceType, status: JobStatus, zipCode: string, whyNotBid: ConflictReason | null } }> };

export type SetupChecklist_AgendaFragment = { hasServices: boolean, offersRentals: boolean, hasRates: boolean, hasAreas: boolean, documentsOnFile: number, hasBid: boolean, hasJob: boolean };

export type AgendaJob_JobFragment = { title: string, dropoffTimePreference: TimePreference | null, unreadMessages: number, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null };

export type AgendaBid_BidFragment = { id: string, price: string, status: BidStatus, job: { id: string, type: ServiceType, status: JobStatus, zipCode: string, whyNotBid: ConflictReason | null } };

export type UnconfirmedBid_BidFragment = { id: string, price: string, status: BidStatus, unconfirmedSince: string | null, requestChanges: Array<RequestField>, job: { dropoffTimePreference: TimePreference | null, version: number | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null } };

export type AvailableJobsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  type?: ServiceType | null | undefined;
  zipCode?: string | null | undefined;
  date?: string | null | undefined;
  sort?: JobSort | null | undefined;
}>;


export type AvailableJobsQuery = { availableJobs: { nodes: Array<{ title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, id: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, listedAt: string | null, scheduledDate: string, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VendorJobsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type VendorJobsQuery = { vendorJobs: { nodes: Array<{ dueAt: string | null, finalPrice: string | null, unreadMessages: number, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VendorJobCard_JobFragment = { dueAt: string | null, finalPrice: string | null, unreadMessages: number, title: string, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, debris: Debris | null, placement: Placement | null, listedAt: string | null, scheduledDate: string, id: string, type: ServiceType, status: JobStatus, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, dropoffDate: string | null, pickupDate: string | null, dumpsterSize: RentalSize | null, description: string | null, customerBudget: string | null };

export type VendorJobDetailsQueryVariables = Exact<{
  id: string;
}>;


export type VendorJobDetailsQuery = { job: { viewerCanAsk: boolean, orderNumber: string, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, whyNotBid: ConflictReason | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanMessage: boolean, unreadMessages: number, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, placement: Placement | null, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type VendorJobDetails_JobFragment = { viewerCanAsk: boolean, orderNumber: string, viewerSeesDetails: boolean, viewerCanRate: boolean, ratingsSealedUntil: string | null, viewerIsRated: boolean, id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, whyNotBid: ConflictReason | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanMessage: boolean, unreadMessages: number, hasHazardousItems: boolean, dropoffTimePreference: TimePreference | null, serviceInstructions: string | null, placement: Placement | null, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, listedAt: string | null, scheduledDate: string, createdAt: string, givenBackAt: string | null, address: string, zipCode: string, timeZone: string | null, images: Array<string>, pickupDateTime: string | null, description: string | null, customerBudget: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, ratings: Array<{ id: string, raterId: string, ratedId: string, rating: number, comment: string | null, createdAt: string, revealsAt: string, isSealed: boolean, reply: string | null, repliedAt: string | null, viewerCanReply: boolean, removedFor: RemovalReason | null, replyRemovedFor: RemovalReason | null }>, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } | null, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type VendorJobState_JobFragment = { viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> };

export type StartJobMutationVariables = Exact<{
  jobId: string;
}>;


export type StartJobMutation = { startJob: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type CompleteJobMutationVariables = Exact<{
  jobId: string;
}>;


export type CompleteJobMutation = { completeJob: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type ReleaseJobMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
}>;


export type ReleaseJobMutation = { releaseJob: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, type: ServiceType, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, status: JobStatus, version: number | null, viewerSeesDetails: boolean, whyNotBid: ConflictReason | null, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, myBid: { id: string, jobId: string, price: string, message: string | null, status: BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<RequestField>, takenAt: string | null, viewerCanChange: boolean, viewerCanWithdraw: boolean, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } } | null, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } };

export type MovedVisit_VisitFragment = { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> };

export type StartVisitMutationVariables = Exact<{
  visitId: string;
  etaMinutes: number;
}>;


export type StartVisitMutation = { startVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> } };

export type ArriveAtVisitMutationVariables = Exact<{
  visitId: string;
}>;


export type ArriveAtVisitMutation = { arriveAtVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> } };

export type CompleteVisitMutationVariables = Exact<{
  visitId: string;
  input: CompleteVisitInput;
}>;


export type CompleteVisitMutation = { completeVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> } };

export type FailVisitMutationVariables = Exact<{
  visitId: string;
  input: FailVisitInput;
}>;


export type FailVisitMutation = { failVisit: { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { listedAt: string | null, scheduledDate: string, dueAt: string | null, viewerCanStart: boolean, viewerCanComplete: boolean, viewerCanRelease: boolean, viewerCanRate: boolean, viewerCanMessage: boolean, unreadMessages: number, id: string, title: string, status: JobStatus, finalPrice: string | null, completedDate: string | null, customerId: string | null, vendorId: string | null, firstName: string | null, lastName: string | null, phone: string | null, visits: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, lists: Array<{ name: string, args: Array<{ name: string, value: string }> | null, orders: Array<{ sort: string, field: string, isAscending: boolean }> }>, vendor: { id: string, stats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null } | null, history: Array<{ id: string, fromStatus: JobStatus | null, toStatus: JobStatus, reason: string | null, vendorDidNotCome: boolean, createdAt: string, actor: { id: string, firstName: string, lastName: string, businessName: string | null, userType: UserType } | null }> } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> } };

export type VendorServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorServicesQuery = { vendorServices: Array<{ id: string, serviceType: ServiceType, isActive: boolean }> };

export type ServiceChoice_ServiceFragment = { id: string, serviceType: ServiceType, isActive: boolean };

export type AddVendorServiceMutationVariables = Exact<{
  serviceType: ServiceType;
}>;


export type AddVendorServiceMutation = { addVendorService: { id: string, serviceType: ServiceType, isActive: boolean } };

export type RemoveVendorServiceMutationVariables = Exact<{
  serviceType: ServiceType;
}>;


export type RemoveVendorServiceMutation = { removeVendorService: { id: string, serviceType: ServiceType, isActive: boolean } };

export type ServiceAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceAreasQuery = { serviceAreas: Array<{ id: string, zipCode: string, city: string | null, state: string | null }> };

export type ServiceAreaList_AreaFragment = { id: string, zipCode: string, city: string | null, state: string | null };

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

export type RemoveServiceAreasMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type RemoveServiceAreasMutation = { removeServiceAreas: Array<{ id: string, zipCode: string, city: string | null, state: string | null }> };

export type AddServiceAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type AddServiceAreaMutation = { addServiceArea: { id: string, zipCode: string, city: string | null, state: string | null } };

export type AddServiceAreasMutationVariables = Exact<{
  zipCodes: Array<string> | string;
}>;


export type AddServiceAreasMutation = { addServiceAreas: { added: Array<{ id: string, zipCode: string, city: string | null, state: string | null }>, refused: Array<{ zipCode: string, message: string }> } };

export type RemoveServiceAreaMutationVariables = Exact<{
  zipCode: string;
}>;


export type RemoveServiceAreaMutation = { removeServiceArea: { id: string, zipCode: string, city: string | null, state: string | null } };

export type DumpsterSizesQueryVariables = Exact<{ [key: string]: never; }>;


export type DumpsterSizesQuery = { dumpsterSizes: Array<{ id: string, size: string, description: string | null, pricePerDay: string | null, version: number, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null }> };

export type SizeRow_SizeFragment = { id: string, size: string, description: string | null, pricePerDay: string | null, version: number, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null };

export type AddDumpsterSizeMutationVariables = Exact<{
  input: AddDumpsterSizeInput;
}>;


export type AddDumpsterSizeMutation = { addDumpsterSize: { id: string, size: string, description: string | null, pricePerDay: string | null, version: number, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type UpdateDumpsterSizeMutationVariables = Exact<{
  input: UpdateDumpsterSizeInput;
}>;


export type UpdateDumpsterSizeMutation = { updateDumpsterSize: { id: string, size: string, description: string | null, pricePerDay: string | null, version: number, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type RemoveDumpsterSizeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDumpsterSizeMutation = { removeDumpsterSize: { id: string, size: string, description: string | null, pricePerDay: string | null, version: number, rentalSize: RentalSize | null, usualPrice: string | null, includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null } };

export type VendorTodayQueryVariables = Exact<{
  today: string;
  tomorrow: string;
}>;


export type VendorTodayQuery = { today: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { id: string, type: ServiceType, address: string, zipCode: string, timeZone: string | null, description: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, placement: Placement | null, hasHazardousItems: boolean, serviceInstructions: string | null, firstName: string | null, lastName: string | null, phone: string | null, unreadMessages: number } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }>, tomorrow: Array<{ id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { id: string, type: ServiceType, address: string, zipCode: string, timeZone: string | null, description: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, placement: Placement | null, hasHazardousItems: boolean, serviceInstructions: string | null, firstName: string | null, lastName: string | null, phone: string | null, unreadMessages: number } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> }> };

export type TodayVisit_VisitFragment = { id: string, kind: VisitKind, status: VisitStatus, windowStart: string, windowEnd: string, eta: string | null, onTheWayAt: string | null, arrivedAt: string | null, doneAt: string | null, failedAt: string | null, failureReason: VisitFailureReason | null, failureNote: string | null, unitLabel: string | null, tons: string | null, viewerCanStart: boolean, viewerCanArrive: boolean, viewerCanComplete: boolean, viewerCanFail: boolean, viewerCanSchedule: boolean, job: { id: string, type: ServiceType, address: string, zipCode: string, timeZone: string | null, description: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, placement: Placement | null, hasHazardousItems: boolean, serviceInstructions: string | null, firstName: string | null, lastName: string | null, phone: string | null, unreadMessages: number } | null, photos: Array<{ id: string, kind: VisitPhotoKind, path: string }> };

export type TodayVisit_JobFragment = { id: string, type: ServiceType, address: string, zipCode: string, timeZone: string | null, description: string | null, dumpsterSize: RentalSize | null, dropoffDate: string | null, pickupDate: string | null, debris: Debris | null, placement: Placement | null, hasHazardousItems: boolean, serviceInstructions: string | null, firstName: string | null, lastName: string | null, phone: string | null, unreadMessages: number };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string } | null };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { url: string, createdAt: string } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type VendorStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorStatsQuery = { vendorStats: { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null } | null };

export type VendorStatCards_StatsFragment = { vendorId: string, activeJobs: number, completedJobs: number, monthlyEarnings: string, rating: number, ratingCount: number, reliability: { accepted: number, completed: number, underWay: number, missed: number, cancelled: number, givenBackLate: number, failedVisits: number } | null };

export type CreateUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateUploadMutation = { createUpload: { uploadURL: string } };

export { AcceptBidDocument } from './operations/AcceptBid.js'
export { AcceptInvitationDocument } from './operations/AcceptInvitation.js'
export { AddDumpsterSizeDocument } from './operations/AddDumpsterSize.js'
export { AddPushSubscriptionDocument } from './operations/AddPushSubscription.js'
export { AddServiceAreaDocument } from './operations/AddServiceArea.js'
export { AddServiceAreasDocument } from './operations/AddServiceAreas.js'
export { AddServiceAreasAroundDocument } from './operations/AddServiceAreasAround.js'
export { AddVendorServiceDocument } from './operations/AddVendorService.js'
export { AdminChangesDocument } from './operations/AdminChanges.js'
export { AdminStatsDocument } from './operations/AdminStats.js'
export { AdminSuspensionsDocument } from './operations/AdminSuspensions.js'
export { AllJobsDocument } from './operations/AllJobs.js'
export { AnswerQuestionDocument } from './operations/AnswerQuestion.js'
export { AnswerSupportTicketDocument } from './operations/AnswerSupportTicket.js'
export { AnyJobDocument } from './operations/AnyJob.js'
export { AnyThreadDocument } from './operations/AnyThread.js'
export { ApiTokensDocument } from './operations/ApiTokens.js'
export { ApplicationsDocument } from './operations/Applications.js'
export { ApplyAsVendorDocument } from './operations/ApplyAsVendor.js'
export { AreasAroundDocument } from './operations/AreasAround.js'
export { ArriveAtVisitDocument } from './operations/ArriveAtVisit.js'
export { AskQuestionDocument } from './operations/AskQuestion.js'
export { AuditEventsDocument } from './operations/AuditEvents.js'
export { AvailableJobsDocument } from './operations/AvailableJobs.js'
export { BiddableJobDocument } from './operations/BiddableJob.js'
export { CalendarFeedDocument } from './operations/CalendarFeed.js'
export { CancelAnyJobDocument } from './operations/CancelAnyJob.js'
export { CancelJobDocument } from './operations/CancelJob.js'
export { ChangeBidDocument } from './operations/ChangeBid.js'
export { ChangePasswordDocument } from './operations/ChangePassword.js'
export { CloseAccountDocument } from './operations/CloseAccount.js'
export { CloseSupportTicketDocument } from './operations/CloseSupportTicket.js'
export { CompleteJobDocument } from './operations/CompleteJob.js'
export { CompleteVisitDocument } from './operations/CompleteVisit.js'
export { ConfirmAdminSuspensionDocument } from './operations/ConfirmAdminSuspension.js'
export { ConfirmBidDocument } from './operations/ConfirmBid.js'
export { ConfirmEmailDocument } from './operations/ConfirmEmail.js'
export { ConfirmTextCodeDocument } from './operations/ConfirmTextCode.js'
export { CreateApiTokenDocument } from './operations/CreateApiToken.js'
export { CreateCalendarFeedDocument } from './operations/CreateCalendarFeed.js'
export { CreateUploadDocument } from './operations/CreateUpload.js'
export { CreateUserDocument } from './operations/CreateUser.js'
export { CustomerChangesDocument } from './operations/CustomerChanges.js'
export { CustomerJobsDocument } from './operations/CustomerJobs.js'
export { DeclineApplicationDocument } from './operations/DeclineApplication.js'
export { DeclineBidDocument } from './operations/DeclineBid.js'
export { DismissBusinessPromptDocument } from './operations/DismissBusinessPrompt.js'
export { DocumentsToReviewDocument } from './operations/DocumentsToReview.js'
export { DumpsterSizesDocument } from './operations/DumpsterSizes.js'
export { EarnedJobsDocument } from './operations/EarnedJobs.js'
export { EditDumpsterRentalDocument } from './operations/EditDumpsterRental.js'
export { EditJunkPickupDocument } from './operations/EditJunkPickup.js'
export { FailVisitDocument } from './operations/FailVisit.js'
export { FailedTasksDocument } from './operations/FailedTasks.js'
export { FindUsersDocument } from './operations/FindUsers.js'
export { InviteApplicantDocument } from './operations/InviteApplicant.js'
export { JobDetailsDocument } from './operations/JobDetails.js'
export { JobTotalDocument } from './operations/JobTotal.js'
export { JobsUnderWayDocument } from './operations/JobsUnderWay.js'
export { LoginDocument } from './operations/Login.js'
export { LogoutDocument } from './operations/Logout.js'
export { ManagedVendorDocument } from './operations/ManagedVendor.js'
export { ManagedVendorsDocument } from './operations/ManagedVendors.js'
export { MarkMessagesReadDocument } from './operations/MarkMessagesRead.js'
export { MarkNoticesReadDocument } from './operations/MarkNoticesRead.js'
export { MarketOverviewDocument } from './operations/MarketOverview.js'
export { MeDocument } from './operations/Me.js'
export { MessagesDocument } from './operations/Messages.js'
export { MoreAnyBidsDocument } from './operations/MoreAnyBids.js'
export { MoreBidsDocument } from './operations/MoreBids.js'
export { MoreCommentsDocument } from './operations/MoreComments.js'
export { MyDataExportDocument } from './operations/MyDataExport.js'
export { MyRatesDocument } from './operations/MyRates.js'
export { NoticePreferencesDocument } from './operations/NoticePreferences.js'
export { NoticesDocument } from './operations/Notices.js'
export { OneApplicationDocument } from './operations/OneApplication.js'
export { OneTicketDocument } from './operations/OneTicket.js'
export { OpenSupportTicketDocument } from './operations/OpenSupportTicket.js'
export { OwnBusinessDocument } from './operations/OwnBusiness.js'
export { PriceGuidanceDocument } from './operations/PriceGuidance.js'
export { QuestionsDocument } from './operations/Questions.js'
export { ReassignJobDocument } from './operations/ReassignJob.js'
export { RegisterJobImageDocument } from './operations/RegisterJobImage.js'
export { RegisterLogoDocument } from './operations/RegisterLogo.js'
export { ReleaseJobDocument } from './operations/ReleaseJob.js'
export { RemoveBusinessLogoDocument } from './operations/RemoveBusinessLogo.js'
export { RemoveBusinessNameDocument } from './operations/RemoveBusinessName.js'
export { RemoveDumpsterSizeDocument } from './operations/RemoveDumpsterSize.js'
export { RemovePushSubscriptionDocument } from './operations/RemovePushSubscription.js'
export { RemoveRatingDocument } from './operations/RemoveRating.js'
export { RemoveRatingReplyDocument } from './operations/RemoveRatingReply.js'
export { RemoveServiceAreaDocument } from './operations/RemoveServiceArea.js'
export { RemoveServiceAreasDocument } from './operations/RemoveServiceAreas.js'
export { RemoveTaskDocument } from './operations/RemoveTask.js'
export { RemoveVendorServiceDocument } from './operations/RemoveVendorService.js'
export { ReopenJobDocument } from './operations/ReopenJob.js'
export { ReopenSupportTicketDocument } from './operations/ReopenSupportTicket.js'
export { ReplyToRatingDocument } from './operations/ReplyToRating.js'
export { ReportNoShowDocument } from './operations/ReportNoShow.js'
export { RequestAdminSuspensionDocument } from './operations/RequestAdminSuspension.js'
export { RequestDumpsterRentalDocument } from './operations/RequestDumpsterRental.js'
export { RequestJunkPickupDocument } from './operations/RequestJunkPickup.js'
export { RequestMyDataDocument } from './operations/RequestMyData.js'
export { RequestPasswordResetDocument } from './operations/RequestPasswordReset.js'
export { RequestTextCodeDocument } from './operations/RequestTextCode.js'
export { ResendInvitationDocument } from './operations/ResendInvitation.js'
export { ResetPasswordDocument } from './operations/ResetPassword.js'
export { RetryTaskDocument } from './operations/RetryTask.js'
export { ReviewVendorDocumentDocument } from './operations/ReviewVendorDocument.js'
export { RevokeApiTokenDocument } from './operations/RevokeApiToken.js'
export { RevokeCalendarFeedDocument } from './operations/RevokeCalendarFeed.js'
export { SaveBusinessDocument } from './operations/SaveBusiness.js'
export { SaveVendorDocumentDocument } from './operations/SaveVendorDocument.js'
export { ScheduleVisitDocument } from './operations/ScheduleVisit.js'
export { SendEmailConfirmationDocument } from './operations/SendEmailConfirmation.js'
export { SendMessageDocument } from './operations/SendMessage.js'
export { ServiceAreasDocument } from './operations/ServiceAreas.js'
export { SetNoticeFrequencyDocument } from './operations/SetNoticeFrequency.js'
export { SetQuietHoursDocument } from './operations/SetQuietHours.js'
export { SetUserActiveDocument } from './operations/SetUserActive.js'
export { SetUsersActiveDocument } from './operations/SetUsersActive.js'
export { SettingsDocument } from './operations/Settings.js'
export { ShellDocument } from './operations/Shell.js'
export { SignOutEverywhereDocument } from './operations/SignOutEverywhere.js'
export { SignUpCustomerDocument } from './operations/SignUpCustomer.js'
export { StartJobDocument } from './operations/StartJob.js'
export { StartVisitDocument } from './operations/StartVisit.js'
export { StopTextsDocument } from './operations/StopTexts.js'
export { SubmitBidDocument } from './operations/SubmitBid.js'
export { SubmitRatingDocument } from './operations/SubmitRating.js'
export { SupportTicketsDocument } from './operations/SupportTickets.js'
export { SystemSettingsDocument } from './operations/SystemSettings.js'
export { TakeBackEmailDocument } from './operations/TakeBackEmail.js'
export { TicketOrderDocument } from './operations/TicketOrder.js'
export { TicketOrdersDocument } from './operations/TicketOrders.js'
export { TicketsDocument } from './operations/Tickets.js'
export { UnfinishedOrdersDocument } from './operations/UnfinishedOrders.js'
export { UpdateAccountDocument } from './operations/UpdateAccount.js'
export { UpdateDumpsterSizeDocument } from './operations/UpdateDumpsterSize.js'
export { UpdateSettingsDocument } from './operations/UpdateSettings.js'
export { UpdateUserDocument } from './operations/UpdateUser.js'
export { UserTotalDocument } from './operations/UserTotal.js'
export { UsersDocument } from './operations/Users.js'
export { VendorAgendaDocument } from './operations/VendorAgenda.js'
export { VendorChangesDocument } from './operations/VendorChanges.js'
export { VendorDocumentsDocument } from './operations/VendorDocuments.js'
export { VendorEarningsDocument } from './operations/VendorEarnings.js'
export { VendorJobDetailsDocument } from './operations/VendorJobDetails.js'
export { VendorJobsDocument } from './operations/VendorJobs.js'
export { VendorProfileDocument } from './operations/VendorProfile.js'
export { VendorServicesDocument } from './operations/VendorServices.js'
export { VendorStatsDocument } from './operations/VendorStats.js'
export { VendorTodayDocument } from './operations/VendorToday.js'
export { ViewedAvailableJobsDocument } from './operations/ViewedAvailableJobs.js'
export { ViewedBidsDocument } from './operations/ViewedBids.js'
export { ViewedOrdersDocument } from './operations/ViewedOrders.js'
export { ViewedTicketsDocument } from './operations/ViewedTickets.js'
export { ViewedUserDocument } from './operations/ViewedUser.js'
export { ViewedVendorDocument } from './operations/ViewedVendor.js'
export { ViewedVendorJobsDocument } from './operations/ViewedVendorJobs.js'
export { WithdrawAdminSuspensionDocument } from './operations/WithdrawAdminSuspension.js'
export { WithdrawBidDocument } from './operations/WithdrawBid.js'
export { WorklistDocument } from './operations/Worklist.js'
export { AdminChange_JobFragmentDoc } from './fragments/AdminChange_job.js'
export { AdminSuspension_RequestFragmentDoc } from './fragments/AdminSuspension_request.js'
export { AgendaBid_BidFragmentDoc } from './fragments/AgendaBid_bid.js'
export { AgendaJob_JobFragmentDoc } from './fragments/AgendaJob_job.js'
export { Agenda_AgendaFragmentDoc } from './fragments/Agenda_agenda.js'
export { AnyJobBid_BidFragmentDoc } from './fragments/AnyJobBid_bid.js'
export { AnyJob_JobFragmentDoc } from './fragments/AnyJob_job.js'
export { Application_ApplicationFragmentDoc } from './fragments/Application_application.js'
export { AuditRow_EventFragmentDoc } from './fragments/AuditRow_event.js'
export { BidActions_JobFragmentDoc } from './fragments/BidActions_job.js'
export { BidCard_BidFragmentDoc } from './fragments/BidCard_bid.js'
export { BidCard_VendorFragmentDoc } from './fragments/BidCard_vendor.js'
export { BidTerms_BidFragmentDoc } from './fragments/BidTerms_bid.js'
export { BusinessFacts_BusinessFragmentDoc } from './fragments/BusinessFacts_business.js'
export { ChangesFragmentDoc } from './fragments/Changes.js'
export { ComparedBid_BidFragmentDoc } from './fragments/ComparedBid_bid.js'
export { CustomerChange_JobFragmentDoc } from './fragments/CustomerChange_job.js'
export { DocumentList_DocumentFragmentDoc } from './fragments/DocumentList_document.js'
export { DownloadMyData_ExportFragmentDoc } from './fragments/DownloadMyData_export.js'
export { EarnedJob_JobFragmentDoc } from './fragments/EarnedJob_job.js'
export { FailedTask_TaskFragmentDoc } from './fragments/FailedTask_task.js'
export { JobCard_JobFragmentDoc } from './fragments/JobCard_job.js'
export { JobHistory_EventFragmentDoc } from './fragments/JobHistory_event.js'
export { JobRating_RatingFragmentDoc } from './fragments/JobRating_rating.js'
export { JobRecord_JobFragmentDoc } from './fragments/JobRecord_job.js'
export { JobRequest_JobFragmentDoc } from './fragments/JobRequest_job.js'
export { JobRow_JobFragmentDoc } from './fragments/JobRow_job.js'
export { JobState_JobFragmentDoc } from './fragments/JobState_job.js'
export { JobVisit_VisitFragmentDoc } from './fragments/JobVisit_visit.js'
export { ManagedBusiness_BusinessFragmentDoc } from './fragments/ManagedBusiness_business.js'
export { ManagedDocument_DocumentFragmentDoc } from './fragments/ManagedDocument_document.js'
export { ManagedVendor_UserFragmentDoc } from './fragments/ManagedVendor_user.js'
export { MessageLine_MessageFragmentDoc } from './fragments/MessageLine_message.js'
export { MessageThread_JobFragmentDoc } from './fragments/MessageThread_job.js'
export { MovedVisit_VisitFragmentDoc } from './fragments/MovedVisit_visit.js'
export { MyBid_BidFragmentDoc } from './fragments/MyBid_bid.js'
export { NoticeLine_NoticeFragmentDoc } from './fragments/NoticeLine_notice.js'
export { Notices_PreferencesFragmentDoc } from './fragments/Notices_preferences.js'
export { OrderCard_JobFragmentDoc } from './fragments/OrderCard_job.js'
export { OrderDetails_JobFragmentDoc } from './fragments/OrderDetails_job.js'
export { OwnBusiness_BusinessFragmentDoc } from './fragments/OwnBusiness_business.js'
export { Placed_JobFragmentDoc } from './fragments/Placed_job.js'
export { ProfileComments_CommentsFragmentDoc } from './fragments/ProfileComments_comments.js'
export { Profile_VendorFragmentDoc } from './fragments/Profile_vendor.js'
export { PushDevices_PreferencesFragmentDoc } from './fragments/PushDevices_preferences.js'
export { QuestionItem_QuestionFragmentDoc } from './fragments/QuestionItem_question.js'
export { Rates_SizeFragmentDoc } from './fragments/Rates_size.js'
export { ReviewedDocument_DocumentFragmentDoc } from './fragments/ReviewedDocument_document.js'
export { ServiceAreaList_AreaFragmentDoc } from './fragments/ServiceAreaList_area.js'
export { ServiceChoice_ServiceFragmentDoc } from './fragments/ServiceChoice_service.js'
export { SetupChecklist_AgendaFragmentDoc } from './fragments/SetupChecklist_agenda.js'
export { Shell_SettingsFragmentDoc } from './fragments/Shell_settings.js'
export { Shell_ViewerFragmentDoc } from './fragments/Shell_viewer.js'
export { SizeRow_SizeFragmentDoc } from './fragments/SizeRow_size.js'
export { TextMessages_PreferencesFragmentDoc } from './fragments/TextMessages_preferences.js'
export { TicketCard_TicketFragmentDoc } from './fragments/TicketCard_ticket.js'
export { TicketOrder_JobFragmentDoc } from './fragments/TicketOrder_job.js'
export { Ticket_TicketFragmentDoc } from './fragments/Ticket_ticket.js'
export { TodayVisit_JobFragmentDoc } from './fragments/TodayVisit_job.js'
export { TodayVisit_VisitFragmentDoc } from './fragments/TodayVisit_visit.js'
export { TokenRow_TokenFragmentDoc } from './fragments/TokenRow_token.js'
export { UnconfirmedBid_BidFragmentDoc } from './fragments/UnconfirmedBid_bid.js'
export { UserRow_UserFragmentDoc } from './fragments/UserRow_user.js'
export { VendorChange_EventFragmentDoc } from './fragments/VendorChange_event.js'
export { VendorChange_JobFragmentDoc } from './fragments/VendorChange_job.js'
export { VendorJobCard_JobFragmentDoc } from './fragments/VendorJobCard_job.js'
export { VendorJobDetails_JobFragmentDoc } from './fragments/VendorJobDetails_job.js'
export { VendorJobState_JobFragmentDoc } from './fragments/VendorJobState_job.js'
export { VendorRecord_VendorFragmentDoc } from './fragments/VendorRecord_vendor.js'
export { VendorStatCards_StatsFragmentDoc } from './fragments/VendorStatCards_stats.js'
export { ViewedJob_JobFragmentDoc } from './fragments/ViewedJob_job.js'
export { ViewerFragmentDoc } from './fragments/Viewer.js'
export { WeekChart_WeekFragmentDoc } from './fragments/WeekChart_week.js'
export { WorklistJob_JobFragmentDoc } from './fragments/WorklistJob_job.js'
export { Worklist_WorklistFragmentDoc } from './fragments/Worklist_worklist.js'