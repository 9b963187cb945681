/** The limits of docs/product.md, Limits and The marketplace; lengths are in characters, sizes in bytes. */
export const limits = {
  /** How long an admin can take back a decision on a document. */
  undoSeconds: 60,
  passwordMin: 8,
  passwordMax: 200,
  phoneMin: 10,
  phoneMax: 30,
  nameMax: 100,
  emailMax: 254,
  addressMax: 200,
  descriptionMax: 250,
  serviceInstructionsMax: 250,
  issueMax: 1000,
  messageMax: 2000,
  bidMessageMax: 1000,
  questionMax: 300,
  answerMax: 500,
  applicationMessageMax: 1000,
  includedDaysMax: 365,
  extraPriceMax: '10000.00',
  commentMax: 1000,
  replyMax: 500,
  ratingSealDays: 14,
  /** With fewer jobs, the record says nothing about a vendor's reliability. */
  reliabilityJobs: 5,
  aboutMax: 1000,
  reasonMax: 500,
  /** Leaves room in `reasonMax` for the reason picked from the list. */
  refusalWords: 400,
  tokenDays: 365,
  tokensPerUser: 20,
  searchMax: 100,
  zipsAtOnce: 2000,
  /** A vendor can have this many (see vendorQuotas). */
  zipsRemovedAtOnce: 3000,
  /** The radius of a circle of service areas. */
  milesMin: 5,
  milesMax: 60,
  usersAtOnce: 50,
  sizeMax: 50,
  sizeDescriptionMax: 250,
  fileNameMax: 255,
  photosPerJob: 5,
  uploadBytes: 10_485_760,
  photoPixels: 50_000_000,
  /** Counts all frames of an animation. */
  framePixels: 200_000_000,
  /** Reviewers read documents page by page. */
  documentPages: 50,
  unclaimedUploads: 100,
  /** A user's data, compressed. */
  exportBytes: 100_000_000,
  rentalDays: 7,
  junkPickupHour: 9,
  orderNumberLength: 8,
  overviewItems: 5,
  pageMax: 100,
  /** Counting the rows of an admin's list stops here. */
  countedMax: 1000,
} as const

export const OBJECT_PATH = /^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Five digits, or ZIP+4. */
export const ZIP_CODE = /^\d{5}(-\d{4})?$/
