/**
 * The REST paths of docs/product.md, REST calls: each runs an operation of operations.graphql as GraphQL would, so no
 * rule is written twice. The operation's variables are taken by name from the path, the query string or the body;
 * `input` is built from the body's fields that its type has. Anything else a client sends (status, title, finalPrice)
 * is ignored.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, in Express's notation. */
  path: string
  summary: string
  /** An operation of operations.graphql; if the body's `type` decides, one for each. */
  operation: string | Record<string, string>
  /** The part of the data to return, such as `customerJobs.nodes`. A list of nodes is paged by `Link`. */
  answer: string
  /** Ids in the body that must be the caller's own. */
  own?: readonly string[]
  status?: number
}

const get = (path: string, operation: string, answer: string, summary: string): Route => ({
  method: 'GET',
  path,
  summary,
  operation,
  answer,
})

export const routes: readonly Route[] = [
  get('/me', 'Me', 'me', 'Who is signed in; 401 for nobody.'),
  { method: 'POST', path: '/login', summary: 'Signs in with a cookie.', operation: 'Login', answer: 'login' },
  { method: 'POST', path: '/logout', summary: 'Ends the session.', operation: 'Logout', answer: 'logout' },
  {
    method: 'POST',
    path: '/signup/customer',
    summary: 'Makes a customer account and signs it in.',
    operation: 'SignUpCustomer',
    answer: 'signUpCustomer',
    status: 201,
  },
  {
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to choose a new password, if the email has an account.',
    operation: 'ForgotPassword',
    answer: 'requestPasswordReset',
  },
  {
    method: 'POST',
    path: '/confirm-email',
    summary: 'Confirms an email with the `token` from the link mailed to it.',
    operation: 'ConfirmEmail',
    answer: 'confirmEmail',
  },
  {
    method: 'POST',
    path: '/email-confirmations',
    summary: 'Mails another link to confirm your email. Not available with a token.',
    operation: 'SendEmailConfirmation',
    answer: 'sendEmailConfirmation',
  },
  {
    method: 'POST',
    path: '/jobs',
    summary: 'Posts a job; `type` says which fields it needs.',
    operation: { junk_pickup: 'RequestJunkPickup', dumpster_rental: 'RequestDumpsterRental' },
    answer: '*',
    own: ['customerId'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/jobs',
    summary:
      'Edits a pending job of yours, `jobId`; `type` says which fields it needs, and what is omitted is no longer part of it.',
    operation: { junk_pickup: 'EditJunkPickup', dumpster_rental: 'EditDumpsterRental' },
    answer: '*',
    own: ['customerId'],
  },
  get(
    '/jobs/customer/:customerId',
    'CustomerJobs',
    'customerJobs.nodes',
    "The customer's jobs, given back ones first, then the newest.",
  ),
  get(
    '/jobs/available/:vendorId',
    'AvailableJobs',
    'availableJobs.nodes',
    'Jobs the vendor can bid on, given back ones first, then the newest.',
  ),
  get(
    '/jobs/vendor/:vendorId',
    'VendorJobs',
    'vendorJobs.nodes',
    'Jobs assigned to the vendor, newest first.',
  ),
  {
    method: 'POST',
    path: '/objects/upload',
    summary: 'Creates a signed link. PUT the bytes of a file to it.',
    operation: 'CreateUpload',
    answer: 'createUpload',
    status: 201,
  },
  {
    method: 'PUT',
    path: '/job-images',
    summary: 'Checks an uploaded photo and returns the path to pass in `images`.',
    operation: 'RegisterJobImage',
    answer: 'registerJobImage',
  },
  {
    method: 'POST',
    path: '/support-tickets',
    summary: 'Opens a support ticket about one of your orders.',
    operation: 'OpenSupportTicket',
    answer: 'openSupportTicket',
    own: ['customerId'],
    status: 201,
  },
  get(
    '/service-areas/vendor/:vendorId',
    'ServiceAreas',
    'serviceAreas',
    'The ZIP codes that the vendor serves.',
  ),
  {
    method: 'POST',
    path: '/service-areas',
    summary: 'Adds a ZIP code.',
    operation: 'AddServiceArea',
    answer: 'addServiceArea',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/service-areas/:vendorId/:zipCode',
    summary: 'Removes a ZIP code.',
    operation: 'RemoveServiceArea',
    answer: 'removeServiceArea',
    own: ['vendorId'],
  },
  get(
    '/vendor-services/:vendorId',
    'VendorServices',
    'vendorServices',
    'The services that the vendor has offered.',
  ),
  {
    method: 'POST',
    path: '/vendor-services',
    summary: 'Starts offering a service.',
    operation: 'AddVendorService',
    answer: 'addVendorService',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/vendor-services/:vendorId/:serviceType',
    summary: 'Stops offering a service.',
    operation: 'RemoveVendorService',
    answer: 'removeVendorService',
    own: ['vendorId'],
  },
  get('/dumpster-sizes/:vendorId', 'DumpsterSizes', 'dumpsterSizes', "The vendor's inventory."),
  {
    method: 'POST',
    path: '/dumpster-sizes',
    summary: 'Adds a size.',
    operation: 'AddDumpsterSize',
    answer: 'addDumpsterSize',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/dumpster-sizes/:id',
    summary: 'Removes a size.',
    operation: 'RemoveDumpsterSize',
    answer: 'removeDumpsterSize',
  },
  get(
    '/vendor-documents/:vendorId',
    'VendorDocuments',
    'vendorDocuments',
    "The vendor's documents, newest first.",
  ),
  {
    method: 'POST',
    path: '/vendor-documents',
    summary: 'Files an uploaded document.',
    operation: 'SaveVendorDocument',
    answer: 'saveVendorDocument',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'POST',
    path: '/bids',
    summary: 'Bids on an available job; `price` is a number as a string.',
    operation: 'SubmitBid',
    answer: 'submitBid',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'POST',
    path: '/bids/confirm',
    summary: 'Says that your bid, `bidId`, still stands though the request has changed to `version`.',
    operation: 'ConfirmBid',
    answer: 'confirmBid',
  },
  get(
    '/jobs/:jobId/questions',
    'Questions',
    'questions.nodes',
    'The questions about a job that the caller may read, newest first.',
  ),
  {
    method: 'POST',
    path: '/questions',
    summary: 'Asks about an available job as a vendor.',
    operation: 'AskQuestion',
    answer: 'askQuestion',
    status: 201,
  },
  {
    method: 'POST',
    path: '/questions/answer',
    summary: "Answers a question about one of the caller's jobs, for all vendors who may see it.",
    operation: 'AnswerQuestion',
    answer: 'answerQuestion',
  },
  get(
    '/price-guidance/:serviceType/:zipCode',
    'PriceGuidance',
    'priceGuidance',
    'What jobs like this went for nearby, or null; `?dumpsterSize=` for a rental.',
  ),
  {
    method: 'POST',
    path: '/ratings',
    summary: 'Rates the other party of a completed job.',
    operation: 'SubmitRating',
    answer: 'submitRating',
    own: ['raterId'],
    status: 201,
  },
  {
    method: 'POST',
    path: '/ratings/reply',
    summary: 'Replies to the comment of a rating that the caller received, once.',
    operation: 'ReplyToRating',
    answer: 'replyToRating',
  },
  get(
    '/notice-preferences',
    'NoticePreferences',
    'noticePreferences',
    'How and when the caller is told of what concerns them.',
  ),
  {
    method: 'PUT',
    path: '/notice-preferences',
    summary: 'Chooses how often to be told of a group of notices by a channel.',
    operation: 'SetNoticeFrequency',
    answer: 'setNoticeFrequency',
  },
  {
    method: 'PUT',
    path: '/quiet-hours',
    summary: 'Chooses the hours in which nothing is sent but what concerns security.',
    operation: 'SetQuietHours',
    answer: 'setQuietHours',
  },
  get(
    '/vendors/:id',
    'VendorProfile',
    'vendorProfile',
    'What everybody may know about a vendor; null if there is none.',
  ),
  get('/businesses/:vendorId', 'Business', 'business', "The vendor's business; null until it is saved."),
  {
    method: 'PUT',
    path: '/businesses',
    summary: "Saves the vendor's business; what is omitted is no longer part of it.",
    operation: 'SaveBusiness',
    answer: 'saveBusiness',
    own: ['vendorId'],
  },
  get('/notices', 'Notices', 'notices.nodes', 'What you were told, newest first.'),
  {
    method: 'POST',
    path: '/notices/read',
    summary: 'Marks your notices as read: those in `ids`, or all.',
    operation: 'MarkNoticesRead',
    answer: 'markNoticesRead',
  },
  get('/users', 'Users', 'users.nodes', 'Users, for admins; `type` is customer, vendor or admin.'),
  {
    method: 'PUT',
    path: '/users/:userId',
    summary: 'Suspends or reactivates a customer or vendor, for admins.',
    operation: 'SetUserActive',
    answer: 'setUserActive',
  },
]
