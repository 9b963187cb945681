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
  get('/me', 'Me', 'me', 'Returns the signed-in user. 401 if nobody is signed in.'),
  {
    method: 'POST',
    path: '/login',
    summary: 'Signs in and sets a session cookie.',
    operation: 'Login',
    answer: 'login',
  },
  { method: 'POST', path: '/logout', summary: 'Ends the session.', operation: 'Logout', answer: 'logout' },
  {
    method: 'POST',
    path: '/signup/customer',
    summary: 'Creates a customer account and signs in.',
    operation: 'SignUpCustomer',
    answer: 'signUpCustomer',
    status: 201,
  },
  {
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to choose a new password, if an account with that email exists.',
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
    summary: 'Posts a job. `type` determines the required fields.',
    operation: { junk_pickup: 'RequestJunkPickup', dumpster_rental: 'RequestDumpsterRental' },
    answer: '*',
    own: ['customerId'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/jobs',
    summary:
      'Replaces your pending job `jobId`. `type` determines the required fields. Omitted fields are removed.',
    operation: { junk_pickup: 'EditJunkPickup', dumpster_rental: 'EditDumpsterRental' },
    answer: '*',
    own: ['customerId'],
  },
  get(
    '/jobs/customer/:customerId',
    'CustomerJobs',
    'customerJobs.nodes',
    "The customer's jobs: those that were given back first, then newest first.",
  ),
  get(
    '/jobs/available/:vendorId',
    'AvailableJobs',
    'availableJobs.nodes',
    'Jobs the vendor can bid on: those that were given back first, then newest first.',
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
    summary: "Creates a signed link for uploading a file. PUT the file's bytes to it.",
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
    summary: 'Opens a support ticket about one of your orders or jobs.',
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
    'The services the vendor offers or has offered.',
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
  get(
    '/dumpster-sizes/:vendorId',
    'DumpsterSizes',
    'dumpsterSizes',
    "The dumpster sizes in the vendor's inventory.",
  ),
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
    summary: 'Bids on an available job. `price` is in US dollars, preferably as a string such as "149.50".',
    operation: 'SubmitBid',
    answer: 'submitBid',
    own: ['vendorId'],
    status: 201,
  },
  {
    method: 'POST',
    path: '/bids/confirm',
    summary:
      'Confirms your bid `bidId` after the request changed. `version` is the version of the job that you read.',
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
    summary: "Answers a question about one of the caller's jobs, for all vendors who may see the job.",
    operation: 'AnswerQuestion',
    answer: 'answerQuestion',
  },
  get(
    '/nearby/:serviceType/:zipCode',
    'Nearby',
    'nearby',
    'The vendors and usual prices of one service near a ZIP code. Available without signing in.',
  ),
  get(
    '/price-guidance/:serviceType/:zipCode',
    'PriceGuidance',
    'priceGuidance',
    'The usual prices of jobs like this nearby, or null. For a rental, add `?dumpsterSize=`.',
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
    summary: 'Replies to the comment of a rating that the caller received. Each comment can have one reply.',
    operation: 'ReplyToRating',
    answer: 'replyToRating',
  },
  get(
    '/notice-preferences',
    'NoticePreferences',
    'noticePreferences',
    'How and when the caller gets notices.',
  ),
  {
    method: 'PUT',
    path: '/notice-preferences',
    summary: 'Sets how often a group of notices is sent through one channel.',
    operation: 'SetNoticeFrequency',
    answer: 'setNoticeFrequency',
  },
  {
    method: 'PUT',
    path: '/quiet-hours',
    summary: 'Sets the hours during which only account security notices are sent.',
    operation: 'SetQuietHours',
    answer: 'setQuietHours',
  },
  get(
    '/vendors/:id',
    'VendorProfile',
    'vendorProfile',
    "A vendor's public profile. Null unless the user is an active vendor.",
  ),
  get('/businesses/:vendorId', 'Business', 'business', "The vendor's business. Null until it is saved."),
  {
    method: 'PUT',
    path: '/businesses',
    summary: "Saves the vendor's business. Omitted fields are removed.",
    operation: 'SaveBusiness',
    answer: 'saveBusiness',
    own: ['vendorId'],
  },
  get('/notices', 'Notices', 'notices.nodes', 'Your notices, newest first.'),
  {
    method: 'POST',
    path: '/notices/read',
    summary: 'Marks the notices in `ids` as read, or all of yours if omitted.',
    operation: 'MarkNoticesRead',
    answer: 'markNoticesRead',
  },
  get(
    '/users',
    'Users',
    'users.nodes',
    'All users except closed accounts. `type` is customer, vendor, or admin. Admins only.',
  ),
  {
    method: 'PUT',
    path: '/users/:userId',
    summary: 'Suspends or reactivates a customer or vendor. Admins only.',
    operation: 'SetUserActive',
    answer: 'setUserActive',
  },
]
