import type { PersonRole } from './roles.js'

/** What everybody may run about their own account, also somebody who works for no business now. */
const OWN_ACCOUNT = [
  'acceptInvitation',
  'addPushSubscription',
  'changePassword',
  'closeAccount',
  'confirmEmail',
  'confirmTextCode',
  'invitation',
  'leaveBusiness',
  'login',
  'logout',
  'markNoticesRead',
  'me',
  'myDataExport',
  'noticePreferences',
  'notices',
  'removePushSubscription',
  'requestMyData',
  'requestPasswordReset',
  'requestTextCode',
  'resetPassword',
  'sendEmailConfirmation',
  'setNoticeFrequency',
  'setQuietHours',
  'settings',
  'signOutEverywhere',
  'stopTexts',
  'takeBackEmail',
  'updateAccount',
] as const

/** Visits, and what is found on site. Each act checks that the visit is the driver's. */
const DRIVER = [
  'arriveAtVisit',
  'calendarFeed',
  'changes',
  'completeVisit',
  'createCalendarFeed',
  'createUpload',
  'failVisit',
  'job',
  'markMessagesRead',
  'messages',
  'proposeChangeOrder',
  'registerJobImage',
  'revokeCalendarFeed',
  'sendMessage',
  'startVisit',
  'undoStartVisit',
  'uploadFile',
  'vendorVisits',
] as const

const DISPATCHER = [
  'acceptChangeOrder',
  'addDumpsterSize',
  'answerContest',
  'askQuestion',
  'assignVisit',
  'availableJobs',
  'board',
  'boardWeek',
  'business',
  'changeBid',
  'closeSupportTicket',
  'completeJob',
  'confirmBid',
  'declineChangeOrder',
  'deleteOfferRule',
  'dumpsterSizes',
  'markPaid',
  'markPaidBack',
  'nearby',
  'offerRules',
  'offersOffToday',
  'openSupportTicket',
  'pauseOfferRule',
  'previewOfferRule',
  'priceGuidance',
  'questions',
  'releaseJob',
  'removeDumpsterSize',
  'reopenSupportTicket',
  'replyToRating',
  'resumeOfferRule',
  'saveOfferRule',
  'scheduleVisit',
  'serviceAreas',
  'startJob',
  'submitBid',
  'submitRating',
  'supportTicket',
  'supportTickets',
  'turnOffersOffToday',
  'updateDumpsterSize',
  'vendorAgenda',
  'vendorDocuments',
  'vendorJobs',
  'vendorProfile',
  'vendorServices',
  'voidCharge',
  'withdrawBid',
  'withdrawChangeOrder',
] as const

/** The operations of GraphQL, REST included, that each role may run. What isn't listed is the owner's. */
const lists: Record<Exclude<PersonRole, 'owner'>, ReadonlySet<string>> = {
  dispatcher: new Set([...OWN_ACCOUNT, ...DRIVER, ...DISPATCHER]),
  driver: new Set([...OWN_ACCOUNT, ...DRIVER]),
}
const ownAccount: ReadonlySet<string> = new Set(OWN_ACCOUNT)

/** `role` is null for a vendor who works for no business now. Whether they may run it on these rows is the act's to say. */
export const mayRun = (role: PersonRole | null, operation: string): boolean =>
  role === 'owner' || (role ? lists[role] : ownAccount).has(operation)

/** For tests: every operation that the lists name. */
export const listed: readonly string[] = [...OWN_ACCOUNT, ...DRIVER, ...DISPATCHER]
