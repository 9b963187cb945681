/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}": typeof types.LoginDocument,
    "mutation Logout {\n  logout\n}": typeof types.LogoutDocument,
    "query Me {\n  me {\n    ...Viewer\n  }\n}": typeof types.MeDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.ResetPasswordDocument,
    "query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}": typeof types.SettingsDocument,
    "mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}": typeof types.SignUpCustomerDocument,
    "fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}": typeof types.ViewerFragmentDoc,
    "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": typeof types.SystemSettingsDocument,
    "fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}": typeof types.BidActions_JobFragmentDoc,
    "mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}": typeof types.ChangeBidDocument,
    "fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}": typeof types.MyBid_BidFragmentDoc,
    "mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": typeof types.SubmitBidDocument,
    "mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": typeof types.WithdrawBidDocument,
    "mutation AcceptBid($bidId: UUID!) {\n  acceptBid(bidId: $bidId) {\n    ...OrderDetails_job\n  }\n}": typeof types.AcceptBidDocument,
    "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}": typeof types.BidCard_VendorFragmentDoc,
    "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}": typeof types.DeclineBidDocument,
    "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}": typeof types.CancelJobDocument,
    "query CustomerJobs($after: String) {\n  customerJobs(after: $after) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.CustomerJobsDocument,
    "query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}": typeof types.JobDetailsDocument,
    "query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}": typeof types.MoreBidsDocument,
    "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.OrderCard_JobFragmentDoc,
    "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}": typeof types.OrderDetails_JobFragmentDoc,
    "mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}": typeof types.RequestDumpsterRentalDocument,
    "mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}": typeof types.RequestJunkPickupDocument,
    "fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": typeof types.RatingGiven_RatingFragmentDoc,
    "mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}": typeof types.SubmitRatingDocument,
    "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}": typeof types.CreateUploadDocument,
    "mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}": typeof types.RegisterJobImageDocument,
    "query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}": typeof types.VendorStatsDocument,
    "query DocumentsOnFile {\n  me {\n    id\n    documentsOnFile\n  }\n}": typeof types.DocumentsOnFileDocument,
    "query DumpsterSizes {\n  dumpsterSizes {\n    id\n    size\n    description\n    pricePerDay\n    isActive\n  }\n}": typeof types.DumpsterSizesDocument,
    "query ServiceAreas {\n  serviceAreas {\n    id\n    zipCode\n  }\n}": typeof types.ServiceAreasDocument,
    "query VendorServices {\n  vendorServices {\n    id\n    serviceType\n    isActive\n  }\n}": typeof types.VendorServicesDocument,
    "query AvailableJobs($first: Int!, $after: String) {\n  availableJobs(first: $first, after: $after) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.AvailableJobsDocument,
    "mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": typeof types.CompleteJobDocument,
    "fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}": typeof types.JobWork_JobFragmentDoc,
    "mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": typeof types.RateCustomerDocument,
    "mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}": typeof types.ReleaseJobDocument,
    "mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": typeof types.StartJobDocument,
    "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}": typeof types.VendorJobDetailsDocument,
    "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n}": typeof types.VendorJobsDocument,
};
const documents: Documents = {
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}": types.LoginDocument,
    "mutation Logout {\n  logout\n}": types.LogoutDocument,
    "query Me {\n  me {\n    ...Viewer\n  }\n}": types.MeDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.ResetPasswordDocument,
    "query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}": types.SettingsDocument,
    "mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}": types.SignUpCustomerDocument,
    "fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}": types.ViewerFragmentDoc,
    "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": types.SystemSettingsDocument,
    "fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}": types.BidActions_JobFragmentDoc,
    "mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}": types.ChangeBidDocument,
    "fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}": types.MyBid_BidFragmentDoc,
    "mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": types.SubmitBidDocument,
    "mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": types.WithdrawBidDocument,
    "mutation AcceptBid($bidId: UUID!) {\n  acceptBid(bidId: $bidId) {\n    ...OrderDetails_job\n  }\n}": types.AcceptBidDocument,
    "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}": types.BidCard_VendorFragmentDoc,
    "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}": types.DeclineBidDocument,
    "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}": types.CancelJobDocument,
    "query CustomerJobs($after: String) {\n  customerJobs(after: $after) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.CustomerJobsDocument,
    "query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}": types.JobDetailsDocument,
    "query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}": types.MoreBidsDocument,
    "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.OrderCard_JobFragmentDoc,
    "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}": types.OrderDetails_JobFragmentDoc,
    "mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}": types.RequestDumpsterRentalDocument,
    "mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}": types.RequestJunkPickupDocument,
    "fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": types.RatingGiven_RatingFragmentDoc,
    "mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}": types.SubmitRatingDocument,
    "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}": types.CreateUploadDocument,
    "mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}": types.RegisterJobImageDocument,
    "query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}": types.VendorStatsDocument,
    "query DocumentsOnFile {\n  me {\n    id\n    documentsOnFile\n  }\n}": types.DocumentsOnFileDocument,
    "query DumpsterSizes {\n  dumpsterSizes {\n    id\n    size\n    description\n    pricePerDay\n    isActive\n  }\n}": types.DumpsterSizesDocument,
    "query ServiceAreas {\n  serviceAreas {\n    id\n    zipCode\n  }\n}": types.ServiceAreasDocument,
    "query VendorServices {\n  vendorServices {\n    id\n    serviceType\n    isActive\n  }\n}": types.VendorServicesDocument,
    "query AvailableJobs($first: Int!, $after: String) {\n  availableJobs(first: $first, after: $after) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.AvailableJobsDocument,
    "mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": types.CompleteJobDocument,
    "fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}": types.JobWork_JobFragmentDoc,
    "mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": types.RateCustomerDocument,
    "mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}": types.ReleaseJobDocument,
    "mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": types.StartJobDocument,
    "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}": types.VendorJobDetailsDocument,
    "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n}": types.VendorJobsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}"): (typeof documents)["mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout {\n  logout\n}"): (typeof documents)["mutation Logout {\n  logout\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me {\n  me {\n    ...Viewer\n  }\n}"): (typeof documents)["query Me {\n  me {\n    ...Viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}"): (typeof documents)["mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}"): (typeof documents)["query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}"): (typeof documents)["mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}"): (typeof documents)["fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"): (typeof documents)["query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}"): (typeof documents)["fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}"): (typeof documents)["mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}"): (typeof documents)["fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}"): (typeof documents)["mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}"): (typeof documents)["mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptBid($bidId: UUID!) {\n  acceptBid(bidId: $bidId) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation AcceptBid($bidId: UUID!) {\n  acceptBid(bidId: $bidId) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}"): (typeof documents)["fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}"): (typeof documents)["mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerJobs($after: String) {\n  customerJobs(after: $after) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query CustomerJobs($after: String) {\n  customerJobs(after: $after) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}"): (typeof documents)["query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}"): (typeof documents)["fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}"): (typeof documents)["fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}"): (typeof documents)["mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}"): (typeof documents)["mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}"): (typeof documents)["mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}"): (typeof documents)["query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentsOnFile {\n  me {\n    id\n    documentsOnFile\n  }\n}"): (typeof documents)["query DocumentsOnFile {\n  me {\n    id\n    documentsOnFile\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DumpsterSizes {\n  dumpsterSizes {\n    id\n    size\n    description\n    pricePerDay\n    isActive\n  }\n}"): (typeof documents)["query DumpsterSizes {\n  dumpsterSizes {\n    id\n    size\n    description\n    pricePerDay\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServiceAreas {\n  serviceAreas {\n    id\n    zipCode\n  }\n}"): (typeof documents)["query ServiceAreas {\n  serviceAreas {\n    id\n    zipCode\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorServices {\n  vendorServices {\n    id\n    serviceType\n    isActive\n  }\n}"): (typeof documents)["query VendorServices {\n  vendorServices {\n    id\n    serviceType\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableJobs($first: Int!, $after: String) {\n  availableJobs(first: $first, after: $after) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query AvailableJobs($first: Int!, $after: String) {\n  availableJobs(first: $first, after: $after) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}"): (typeof documents)["mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}"): (typeof documents)["fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}"): (typeof documents)["mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}"): (typeof documents)["mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}"): (typeof documents)["mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}"): (typeof documents)["query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n}"): (typeof documents)["query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;