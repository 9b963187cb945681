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
    "fragment TokenRow_token on ApiToken {\n  id\n  name\n  scope\n  createdAt\n  expiresAt\n  lastUsedAt\n  revokedAt\n}\n\nquery ApiTokens {\n  apiTokens {\n    ...TokenRow_token\n  }\n}": typeof types.TokenRow_TokenFragmentDoc,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}": typeof types.ChangePasswordDocument,
    "mutation CloseAccount($input: CloseAccountInput!) {\n  closeAccount(input: $input)\n}": typeof types.CloseAccountDocument,
    "mutation CreateApiToken($input: CreateApiTokenInput!) {\n  createApiToken(input: $input) {\n    token\n    apiToken {\n      ...TokenRow_token\n    }\n  }\n}": typeof types.CreateApiTokenDocument,
    "query ExportMyData {\n  exportMyData\n}": typeof types.ExportMyDataDocument,
    "mutation RevokeApiToken($id: UUID!) {\n  revokeApiToken(id: $id) {\n    ...TokenRow_token\n  }\n}": typeof types.RevokeApiTokenDocument,
    "mutation SignOutEverywhere {\n  signOutEverywhere\n}": typeof types.SignOutEverywhereDocument,
    "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) {\n    ...Viewer\n  }\n}": typeof types.UpdateAccountDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}": typeof types.LoginDocument,
    "mutation Logout {\n  logout\n}": typeof types.LogoutDocument,
    "query Me {\n  me {\n    ...Viewer\n  }\n}": typeof types.MeDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.ResetPasswordDocument,
    "query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}": typeof types.SettingsDocument,
    "mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}": typeof types.SignUpCustomerDocument,
    "fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}": typeof types.ViewerFragmentDoc,
    "query AuditEvents($action: String, $first: Int!, $after: String) {\n  auditEvents(action: $action, first: $first, after: $after) {\n    nodes {\n      ...AuditRow_event\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment AuditRow_event on AuditEvent {\n  id\n  action\n  subjectId\n  before\n  after\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n  }\n  subject {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.AuditEventsDocument,
    "query AdminStats {\n  adminStats {\n    totalUsers\n    activeVendors\n    totalOrders\n    totalRevenue\n    pendingIssues\n  }\n}": typeof types.AdminStatsDocument,
    "query MarketOverview {\n  marketOverview {\n    days {\n      date\n      orders\n      revenue\n    }\n    services {\n      serviceType\n      jobs\n      shareWithBid\n      medianMinutesToFirstBid\n    }\n  }\n}": typeof types.MarketOverviewDocument,
    "query AllJobs($status: JobStatus, $search: String, $first: Int!, $after: String) {\n  jobs(status: $status, search: $search, first: $first, after: $after) {\n    nodes {\n      ...JobRow_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment JobRow_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.AllJobsDocument,
    "query AnyJob($id: UUID!) {\n  job(id: $id) {\n    ...AnyJob_job\n  }\n}\n\nquery MoreAnyBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      nodes {\n        ...AnyJobBid_bid\n      }\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment AnyJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  images\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dropoffTimePreference\n  dumpsterSize\n  serviceInstructions\n  completedDate\n  customerId\n  vendorId\n  viewerCanCancel\n  customer {\n    id\n    phone\n  }\n  vendor {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n  bids {\n    nodes {\n      ...AnyJobBid_bid\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  ratings {\n    id\n    rating\n    comment\n    createdAt\n    raterId\n    ratedId\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}\n\nfragment AnyJobBid_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  vendor {\n    id\n    firstName\n    lastName\n    rating\n    ratingCount\n    isActive\n  }\n}": typeof types.AnyJobDocument,
    "query AnyThread($jobId: UUID!, $after: String) {\n  messages(jobId: $jobId, first: 20, after: $after) {\n    nodes {\n      id\n      content\n      createdAt\n      senderId\n      sender {\n        id\n        firstName\n        lastName\n        userType\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.AnyThreadDocument,
    "mutation CancelAnyJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...AnyJob_job\n  }\n}": typeof types.CancelAnyJobDocument,
    "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow_user\n  }\n}": typeof types.CreateUserDocument,
    "mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n  setUserActive(userId: $userId, isActive: $isActive) {\n    ...UserRow_user\n  }\n}": typeof types.SetUserActiveDocument,
    "mutation UpdateUser($input: UpdateUserInput!) {\n  updateUser(input: $input) {\n    ...UserRow_user\n  }\n}": typeof types.UpdateUserDocument,
    "query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort!, $first: Int!, $after: String) {\n  users(\n    search: $search\n    type: $type\n    isActive: $isActive\n    sort: $sort\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment UserRow_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  userType\n  isActive\n  createdAt\n}": typeof types.UsersDocument,
    "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": typeof types.SystemSettingsDocument,
    "mutation UpdateSettings($input: UpdateSettingsInput!) {\n  updateSettings(input: $input) {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": typeof types.UpdateSettingsDocument,
    "query Tickets($status: TicketStatus, $after: String) {\n  supportTickets(status: $status, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment Ticket_ticket on SupportTicket {\n  id\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n  job {\n    id\n    orderNumber\n    type\n  }\n}\n\nmutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n  answerSupportTicket(input: $input) {\n    ...Ticket_ticket\n  }\n}\n\nmutation CloseSupportTicket($id: UUID!) {\n  closeSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}\n\nmutation ReopenSupportTicket($id: UUID!) {\n  reopenSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}": typeof types.TicketsDocument,
    "query ManagedVendors($search: String, $first: Int!, $after: String) {\n  users(type: vendor, search: $search, sort: name, first: $first, after: $after) {\n    nodes {\n      ...ManagedVendor_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ManagedVendor_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  isActive\n  rating\n  ratingCount\n  completedJobs\n  services {\n    id\n    serviceType\n  }\n  areas {\n    id\n    zipCode\n  }\n  documents {\n    ...ManagedDocument_document\n  }\n}\n\nfragment ManagedDocument_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}\n\nmutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n  reviewVendorDocument(input: $input) {\n    ...ManagedDocument_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}": typeof types.ManagedVendorsDocument,
    "query FindPeople($search: String, $type: UserType!) {\n  users(search: $search, type: $type, sort: name, first: 8) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n  }\n}\n\nquery ViewedPerson($id: UUID!) {\n  user(id: $id) {\n    ...UserRow_user\n  }\n}": typeof types.FindPeopleDocument,
    "fragment ViewedJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  description\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  serviceInstructions\n}\n\nquery ViewedOrders($customerId: UUID!, $after: String) {\n  customerJobs(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedAvailableJobs($vendorId: UUID!, $after: String) {\n  availableJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedVendorJobs($vendorId: UUID!, $after: String) {\n  vendorJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedTickets($customerId: UUID!, $after: String) {\n  supportTickets(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.ViewedJob_JobFragmentDoc,
    "query ViewedVendor($vendorId: UUID!) {\n  vendorStats(vendorId: $vendorId) {\n    vendorId\n    activeJobs\n    completedJobs\n    monthlyEarnings\n    rating\n    ratingCount\n  }\n  vendorServices(vendorId: $vendorId) {\n    id\n    serviceType\n    isActive\n  }\n  serviceAreas(vendorId: $vendorId) {\n    id\n    zipCode\n  }\n  dumpsterSizes(vendorId: $vendorId) {\n    id\n    size\n    description\n    pricePerDay\n  }\n  vendorDocuments(vendorId: $vendorId) {\n    ...ManagedDocument_document\n  }\n}": typeof types.ViewedVendorDocument,
    "fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}": typeof types.BidActions_JobFragmentDoc,
    "mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}": typeof types.ChangeBidDocument,
    "query DocumentReviews {\n  vendorDocuments {\n    id\n    documentType\n    reviewStatus\n  }\n}": typeof types.DocumentReviewsDocument,
    "query DocumentsRequired {\n  settings {\n    documentsRequired\n  }\n}": typeof types.DocumentsRequiredDocument,
    "fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}": typeof types.MyBid_BidFragmentDoc,
    "mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": typeof types.SubmitBidDocument,
    "mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": typeof types.WithdrawBidDocument,
    "mutation AcceptBid($bidId: UUID!, $price: Money!) {\n  acceptBid(bidId: $bidId, price: $price) {\n    ...OrderDetails_job\n  }\n}": typeof types.AcceptBidDocument,
    "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n  isActive\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}": typeof types.BidCard_VendorFragmentDoc,
    "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}": typeof types.DeclineBidDocument,
    "mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n  saveVendorDocument(input: $input) {\n    ...DocumentList_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}": typeof types.SaveVendorDocumentDocument,
    "query VendorDocuments {\n  vendorDocuments {\n    ...DocumentList_document\n  }\n}\n\nfragment DocumentList_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}": typeof types.VendorDocumentsDocument,
    "query EarnedJobs($first: Int!, $after: String) {\n  earnedJobs(first: $first, after: $after) {\n    nodes {\n      ...EarnedJob_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarnedJob_job on Job {\n  id\n  orderNumber\n  title\n  type\n  zipCode\n  completedDate\n  finalPrice\n}": typeof types.EarnedJobsDocument,
    "query VendorEarnings {\n  vendorEarnings {\n    ...WeekChart_week\n  }\n  vendorStats {\n    vendorId\n    weeklyEarnings\n    monthlyEarnings\n    completedJobs\n  }\n}\n\nfragment WeekChart_week on EarnedWeek {\n  startsOn\n  earned\n  jobs\n}": typeof types.VendorEarningsDocument,
    "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}": typeof types.CancelJobDocument,
    "query CustomerJobs($after: String, $status: JobStatus, $type: ServiceType, $search: String) {\n  customerJobs(after: $after, status: $status, type: $type, search: $search) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.CustomerJobsDocument,
    "query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}": typeof types.JobDetailsDocument,
    "query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}": typeof types.MoreBidsDocument,
    "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  unreadMessages\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.OrderCard_JobFragmentDoc,
    "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  ...MessageThread_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}": typeof types.OrderDetails_JobFragmentDoc,
    "mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}": typeof types.RequestDumpsterRentalDocument,
    "mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}": typeof types.RequestJunkPickupDocument,
    "mutation MarkMessagesRead($jobId: UUID!) {\n  markMessagesRead(jobId: $jobId) {\n    id\n    unreadMessages\n  }\n}": typeof types.MarkMessagesReadDocument,
    "fragment MessageThread_job on Job {\n  id\n  status\n  vendorId\n  unreadMessages\n  viewerCanMessage\n}": typeof types.MessageThread_JobFragmentDoc,
    "fragment MessageLine_message on Message {\n  id\n  content\n  createdAt\n  senderId\n  sender {\n    id\n    firstName\n    lastName\n  }\n}\n\nquery Messages($jobId: UUID!, $after: String) {\n  me {\n    id\n  }\n  job(id: $jobId) {\n    ...MessageThread_job\n  }\n  messages(jobId: $jobId, first: 10, after: $after) {\n    nodes {\n      ...MessageLine_message\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.MessageLine_MessageFragmentDoc,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    jobId\n    ...MessageLine_message\n  }\n}": typeof types.SendMessageDocument,
    "fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": typeof types.RatingGiven_RatingFragmentDoc,
    "mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}": typeof types.SubmitRatingDocument,
    "mutation OpenSupportTicket($input: SupportTicketInput!) {\n  openSupportTicket(input: $input) {\n    ...TicketCard_ticket\n  }\n}": typeof types.OpenSupportTicketDocument,
    "query SupportTickets($after: String) {\n  supportTickets(after: $after) {\n    nodes {\n      ...TicketCard_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.SupportTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  orderNumber\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  job {\n    id\n    orderNumber\n    type\n  }\n}": typeof types.TicketCard_TicketFragmentDoc,
    "fragment TicketOrder_job on Job {\n  id\n  orderNumber\n  type\n  pickupDateTime\n  dropoffDate\n}\n\nquery TicketOrder($id: UUID!) {\n  job(id: $id) {\n    ...TicketOrder_job\n  }\n}": typeof types.TicketOrder_JobFragmentDoc,
    "query TicketOrders($after: String) {\n  customerJobs(first: 50, after: $after) {\n    nodes {\n      ...TicketOrder_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.TicketOrdersDocument,
    "mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}": typeof types.RegisterJobImageDocument,
    "query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}": typeof types.VendorStatsDocument,
    "mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n  addDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}": typeof types.AddDumpsterSizeDocument,
    "mutation AddServiceArea($zipCode: String!) {\n  addServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}": typeof types.AddServiceAreaDocument,
    "mutation AddServiceAreas($zipCodes: [String!]!) {\n  addServiceAreas(zipCodes: $zipCodes) {\n    added {\n      ...ServiceAreaList_area\n    }\n    refused {\n      zipCode\n      message\n    }\n  }\n}": typeof types.AddServiceAreasDocument,
    "mutation AddVendorService($serviceType: ServiceType!) {\n  addVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}": typeof types.AddVendorServiceDocument,
    "query DumpsterSizes {\n  dumpsterSizes {\n    ...SizeRow_size\n  }\n}\n\nfragment SizeRow_size on DumpsterSize {\n  id\n  size\n  description\n  pricePerDay\n}": typeof types.DumpsterSizesDocument,
    "mutation RemoveDumpsterSize($id: UUID!) {\n  removeDumpsterSize(id: $id) {\n    ...SizeRow_size\n  }\n}": typeof types.RemoveDumpsterSizeDocument,
    "mutation RemoveServiceArea($zipCode: String!) {\n  removeServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}": typeof types.RemoveServiceAreaDocument,
    "mutation RemoveVendorService($serviceType: ServiceType!) {\n  removeVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}": typeof types.RemoveVendorServiceDocument,
    "query ServiceAreas {\n  serviceAreas {\n    ...ServiceAreaList_area\n  }\n}\n\nfragment ServiceAreaList_area on ServiceArea {\n  id\n  zipCode\n}": typeof types.ServiceAreasDocument,
    "mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n  updateDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}": typeof types.UpdateDumpsterSizeDocument,
    "query VendorServices {\n  vendorServices {\n    ...ServiceChoice_service\n  }\n}\n\nfragment ServiceChoice_service on VendorService {\n  id\n  serviceType\n  isActive\n}": typeof types.VendorServicesDocument,
    "query AvailableJobs($first: Int!, $after: String, $type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort) {\n  availableJobs(\n    first: $first\n    after: $after\n    type: $type\n    zipCode: $zipCode\n    date: $date\n    sort: $sort\n  ) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": typeof types.AvailableJobsDocument,
    "mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": typeof types.CompleteJobDocument,
    "fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}": typeof types.JobWork_JobFragmentDoc,
    "mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": typeof types.RateCustomerDocument,
    "mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}": typeof types.ReleaseJobDocument,
    "mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": typeof types.StartJobDocument,
    "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  viewerCanMessage\n  unreadMessages\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}": typeof types.VendorJobDetailsDocument,
    "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n  unreadMessages\n}": typeof types.VendorJobsDocument,
    "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}": typeof types.CreateUploadDocument,
};
const documents: Documents = {
    "fragment TokenRow_token on ApiToken {\n  id\n  name\n  scope\n  createdAt\n  expiresAt\n  lastUsedAt\n  revokedAt\n}\n\nquery ApiTokens {\n  apiTokens {\n    ...TokenRow_token\n  }\n}": types.TokenRow_TokenFragmentDoc,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}": types.ChangePasswordDocument,
    "mutation CloseAccount($input: CloseAccountInput!) {\n  closeAccount(input: $input)\n}": types.CloseAccountDocument,
    "mutation CreateApiToken($input: CreateApiTokenInput!) {\n  createApiToken(input: $input) {\n    token\n    apiToken {\n      ...TokenRow_token\n    }\n  }\n}": types.CreateApiTokenDocument,
    "query ExportMyData {\n  exportMyData\n}": types.ExportMyDataDocument,
    "mutation RevokeApiToken($id: UUID!) {\n  revokeApiToken(id: $id) {\n    ...TokenRow_token\n  }\n}": types.RevokeApiTokenDocument,
    "mutation SignOutEverywhere {\n  signOutEverywhere\n}": types.SignOutEverywhereDocument,
    "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) {\n    ...Viewer\n  }\n}": types.UpdateAccountDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer\n  }\n}": types.LoginDocument,
    "mutation Logout {\n  logout\n}": types.LogoutDocument,
    "query Me {\n  me {\n    ...Viewer\n  }\n}": types.MeDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(email: $email)\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.ResetPasswordDocument,
    "query Settings {\n  settings {\n    supportPhone\n    legalLine\n    serviceFeePercent\n  }\n}": types.SettingsDocument,
    "mutation SignUpCustomer($input: SignUpCustomerInput!) {\n  signUpCustomer(input: $input) {\n    ...Viewer\n  }\n}": types.SignUpCustomerDocument,
    "fragment Viewer on User {\n  id\n  email\n  firstName\n  lastName\n  phone\n  userType\n  rating\n  ratingCount\n  isActive\n  initialServiceZipCode\n  initialServiceType\n  createdAt\n}": types.ViewerFragmentDoc,
    "query AuditEvents($action: String, $first: Int!, $after: String) {\n  auditEvents(action: $action, first: $first, after: $after) {\n    nodes {\n      ...AuditRow_event\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment AuditRow_event on AuditEvent {\n  id\n  action\n  subjectId\n  before\n  after\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n  }\n  subject {\n    id\n    firstName\n    lastName\n  }\n}": types.AuditEventsDocument,
    "query AdminStats {\n  adminStats {\n    totalUsers\n    activeVendors\n    totalOrders\n    totalRevenue\n    pendingIssues\n  }\n}": types.AdminStatsDocument,
    "query MarketOverview {\n  marketOverview {\n    days {\n      date\n      orders\n      revenue\n    }\n    services {\n      serviceType\n      jobs\n      shareWithBid\n      medianMinutesToFirstBid\n    }\n  }\n}": types.MarketOverviewDocument,
    "query AllJobs($status: JobStatus, $search: String, $first: Int!, $after: String) {\n  jobs(status: $status, search: $search, first: $first, after: $after) {\n    nodes {\n      ...JobRow_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment JobRow_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.AllJobsDocument,
    "query AnyJob($id: UUID!) {\n  job(id: $id) {\n    ...AnyJob_job\n  }\n}\n\nquery MoreAnyBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      nodes {\n        ...AnyJobBid_bid\n      }\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment AnyJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  images\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dropoffTimePreference\n  dumpsterSize\n  serviceInstructions\n  completedDate\n  customerId\n  vendorId\n  viewerCanCancel\n  customer {\n    id\n    phone\n  }\n  vendor {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n  bids {\n    nodes {\n      ...AnyJobBid_bid\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  ratings {\n    id\n    rating\n    comment\n    createdAt\n    raterId\n    ratedId\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}\n\nfragment AnyJobBid_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  vendor {\n    id\n    firstName\n    lastName\n    rating\n    ratingCount\n    isActive\n  }\n}": types.AnyJobDocument,
    "query AnyThread($jobId: UUID!, $after: String) {\n  messages(jobId: $jobId, first: 20, after: $after) {\n    nodes {\n      id\n      content\n      createdAt\n      senderId\n      sender {\n        id\n        firstName\n        lastName\n        userType\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.AnyThreadDocument,
    "mutation CancelAnyJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...AnyJob_job\n  }\n}": types.CancelAnyJobDocument,
    "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow_user\n  }\n}": types.CreateUserDocument,
    "mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n  setUserActive(userId: $userId, isActive: $isActive) {\n    ...UserRow_user\n  }\n}": types.SetUserActiveDocument,
    "mutation UpdateUser($input: UpdateUserInput!) {\n  updateUser(input: $input) {\n    ...UserRow_user\n  }\n}": types.UpdateUserDocument,
    "query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort!, $first: Int!, $after: String) {\n  users(\n    search: $search\n    type: $type\n    isActive: $isActive\n    sort: $sort\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment UserRow_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  userType\n  isActive\n  createdAt\n}": types.UsersDocument,
    "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": types.SystemSettingsDocument,
    "mutation UpdateSettings($input: UpdateSettingsInput!) {\n  updateSettings(input: $input) {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}": types.UpdateSettingsDocument,
    "query Tickets($status: TicketStatus, $after: String) {\n  supportTickets(status: $status, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment Ticket_ticket on SupportTicket {\n  id\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n  job {\n    id\n    orderNumber\n    type\n  }\n}\n\nmutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n  answerSupportTicket(input: $input) {\n    ...Ticket_ticket\n  }\n}\n\nmutation CloseSupportTicket($id: UUID!) {\n  closeSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}\n\nmutation ReopenSupportTicket($id: UUID!) {\n  reopenSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}": types.TicketsDocument,
    "query ManagedVendors($search: String, $first: Int!, $after: String) {\n  users(type: vendor, search: $search, sort: name, first: $first, after: $after) {\n    nodes {\n      ...ManagedVendor_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ManagedVendor_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  isActive\n  rating\n  ratingCount\n  completedJobs\n  services {\n    id\n    serviceType\n  }\n  areas {\n    id\n    zipCode\n  }\n  documents {\n    ...ManagedDocument_document\n  }\n}\n\nfragment ManagedDocument_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}\n\nmutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n  reviewVendorDocument(input: $input) {\n    ...ManagedDocument_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}": types.ManagedVendorsDocument,
    "query FindPeople($search: String, $type: UserType!) {\n  users(search: $search, type: $type, sort: name, first: 8) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n  }\n}\n\nquery ViewedPerson($id: UUID!) {\n  user(id: $id) {\n    ...UserRow_user\n  }\n}": types.FindPeopleDocument,
    "fragment ViewedJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  description\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  serviceInstructions\n}\n\nquery ViewedOrders($customerId: UUID!, $after: String) {\n  customerJobs(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedAvailableJobs($vendorId: UUID!, $after: String) {\n  availableJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedVendorJobs($vendorId: UUID!, $after: String) {\n  vendorJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedTickets($customerId: UUID!, $after: String) {\n  supportTickets(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.ViewedJob_JobFragmentDoc,
    "query ViewedVendor($vendorId: UUID!) {\n  vendorStats(vendorId: $vendorId) {\n    vendorId\n    activeJobs\n    completedJobs\n    monthlyEarnings\n    rating\n    ratingCount\n  }\n  vendorServices(vendorId: $vendorId) {\n    id\n    serviceType\n    isActive\n  }\n  serviceAreas(vendorId: $vendorId) {\n    id\n    zipCode\n  }\n  dumpsterSizes(vendorId: $vendorId) {\n    id\n    size\n    description\n    pricePerDay\n  }\n  vendorDocuments(vendorId: $vendorId) {\n    ...ManagedDocument_document\n  }\n}": types.ViewedVendorDocument,
    "fragment BidActions_job on Job {\n  id\n  title\n  viewerCanBid\n  myBid {\n    ...MyBid_bid\n  }\n}": types.BidActions_JobFragmentDoc,
    "mutation ChangeBid($input: ChangeBidInput!) {\n  changeBid(input: $input) {\n    ...MyBid_bid\n  }\n}": types.ChangeBidDocument,
    "query DocumentReviews {\n  vendorDocuments {\n    id\n    documentType\n    reviewStatus\n  }\n}": types.DocumentReviewsDocument,
    "query DocumentsRequired {\n  settings {\n    documentsRequired\n  }\n}": types.DocumentsRequiredDocument,
    "fragment MyBid_bid on Bid {\n  id\n  jobId\n  price\n  message\n  status\n  viewerCanChange\n}": types.MyBid_BidFragmentDoc,
    "mutation SubmitBid($input: SubmitBidInput!) {\n  submitBid(input: $input) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": types.SubmitBidDocument,
    "mutation WithdrawBid($bidId: UUID!) {\n  withdrawBid(bidId: $bidId) {\n    ...MyBid_bid\n    job {\n      ...BidActions_job\n    }\n  }\n}": types.WithdrawBidDocument,
    "mutation AcceptBid($bidId: UUID!, $price: Money!) {\n  acceptBid(bidId: $bidId, price: $price) {\n    ...OrderDetails_job\n  }\n}": types.AcceptBidDocument,
    "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n  isActive\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}": types.BidCard_VendorFragmentDoc,
    "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}": types.DeclineBidDocument,
    "mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n  saveVendorDocument(input: $input) {\n    ...DocumentList_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}": types.SaveVendorDocumentDocument,
    "query VendorDocuments {\n  vendorDocuments {\n    ...DocumentList_document\n  }\n}\n\nfragment DocumentList_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}": types.VendorDocumentsDocument,
    "query EarnedJobs($first: Int!, $after: String) {\n  earnedJobs(first: $first, after: $after) {\n    nodes {\n      ...EarnedJob_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarnedJob_job on Job {\n  id\n  orderNumber\n  title\n  type\n  zipCode\n  completedDate\n  finalPrice\n}": types.EarnedJobsDocument,
    "query VendorEarnings {\n  vendorEarnings {\n    ...WeekChart_week\n  }\n  vendorStats {\n    vendorId\n    weeklyEarnings\n    monthlyEarnings\n    completedJobs\n  }\n}\n\nfragment WeekChart_week on EarnedWeek {\n  startsOn\n  earned\n  jobs\n}": types.VendorEarningsDocument,
    "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}": types.CancelJobDocument,
    "query CustomerJobs($after: String, $status: JobStatus, $type: ServiceType, $search: String) {\n  customerJobs(after: $after, status: $status, type: $type, search: $search) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.CustomerJobsDocument,
    "query JobDetails($id: UUID!) {\n  job(id: $id) {\n    ...OrderDetails_job\n  }\n}": types.JobDetailsDocument,
    "query MoreBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      totalCount\n      nodes {\n        ...BidCard_bid\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}": types.MoreBidsDocument,
    "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  unreadMessages\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.OrderCard_JobFragmentDoc,
    "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  ...MessageThread_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}": types.OrderDetails_JobFragmentDoc,
    "mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n  requestDumpsterRental(input: $input) {\n    ...OrderDetails_job\n  }\n}": types.RequestDumpsterRentalDocument,
    "mutation RequestJunkPickup($input: JunkPickupInput!) {\n  requestJunkPickup(input: $input) {\n    ...OrderDetails_job\n  }\n}": types.RequestJunkPickupDocument,
    "mutation MarkMessagesRead($jobId: UUID!) {\n  markMessagesRead(jobId: $jobId) {\n    id\n    unreadMessages\n  }\n}": types.MarkMessagesReadDocument,
    "fragment MessageThread_job on Job {\n  id\n  status\n  vendorId\n  unreadMessages\n  viewerCanMessage\n}": types.MessageThread_JobFragmentDoc,
    "fragment MessageLine_message on Message {\n  id\n  content\n  createdAt\n  senderId\n  sender {\n    id\n    firstName\n    lastName\n  }\n}\n\nquery Messages($jobId: UUID!, $after: String) {\n  me {\n    id\n  }\n  job(id: $jobId) {\n    ...MessageThread_job\n  }\n  messages(jobId: $jobId, first: 10, after: $after) {\n    nodes {\n      ...MessageLine_message\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.MessageLine_MessageFragmentDoc,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    jobId\n    ...MessageLine_message\n  }\n}": types.SendMessageDocument,
    "fragment RatingGiven_rating on Rating {\n  id\n  jobId\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": types.RatingGiven_RatingFragmentDoc,
    "mutation SubmitRating($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RatingGiven_rating\n    rated {\n      id\n      rating\n      ratingCount\n      stats {\n        vendorId\n        rating\n        ratingCount\n      }\n    }\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RatingGiven_rating\n      }\n    }\n  }\n}": types.SubmitRatingDocument,
    "mutation OpenSupportTicket($input: SupportTicketInput!) {\n  openSupportTicket(input: $input) {\n    ...TicketCard_ticket\n  }\n}": types.OpenSupportTicketDocument,
    "query SupportTickets($after: String) {\n  supportTickets(after: $after) {\n    nodes {\n      ...TicketCard_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.SupportTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  orderNumber\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  job {\n    id\n    orderNumber\n    type\n  }\n}": types.TicketCard_TicketFragmentDoc,
    "fragment TicketOrder_job on Job {\n  id\n  orderNumber\n  type\n  pickupDateTime\n  dropoffDate\n}\n\nquery TicketOrder($id: UUID!) {\n  job(id: $id) {\n    ...TicketOrder_job\n  }\n}": types.TicketOrder_JobFragmentDoc,
    "query TicketOrders($after: String) {\n  customerJobs(first: 50, after: $after) {\n    nodes {\n      ...TicketOrder_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.TicketOrdersDocument,
    "mutation RegisterJobImage($imageURL: String!) {\n  registerJobImage(imageURL: $imageURL) {\n    objectPath\n  }\n}": types.RegisterJobImageDocument,
    "query VendorStats {\n  vendorStats {\n    ...VendorStatCards_stats\n  }\n}\n\nfragment VendorStatCards_stats on VendorStats {\n  vendorId\n  activeJobs\n  completedJobs\n  monthlyEarnings\n  rating\n  ratingCount\n}": types.VendorStatsDocument,
    "mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n  addDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}": types.AddDumpsterSizeDocument,
    "mutation AddServiceArea($zipCode: String!) {\n  addServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}": types.AddServiceAreaDocument,
    "mutation AddServiceAreas($zipCodes: [String!]!) {\n  addServiceAreas(zipCodes: $zipCodes) {\n    added {\n      ...ServiceAreaList_area\n    }\n    refused {\n      zipCode\n      message\n    }\n  }\n}": types.AddServiceAreasDocument,
    "mutation AddVendorService($serviceType: ServiceType!) {\n  addVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}": types.AddVendorServiceDocument,
    "query DumpsterSizes {\n  dumpsterSizes {\n    ...SizeRow_size\n  }\n}\n\nfragment SizeRow_size on DumpsterSize {\n  id\n  size\n  description\n  pricePerDay\n}": types.DumpsterSizesDocument,
    "mutation RemoveDumpsterSize($id: UUID!) {\n  removeDumpsterSize(id: $id) {\n    ...SizeRow_size\n  }\n}": types.RemoveDumpsterSizeDocument,
    "mutation RemoveServiceArea($zipCode: String!) {\n  removeServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}": types.RemoveServiceAreaDocument,
    "mutation RemoveVendorService($serviceType: ServiceType!) {\n  removeVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}": types.RemoveVendorServiceDocument,
    "query ServiceAreas {\n  serviceAreas {\n    ...ServiceAreaList_area\n  }\n}\n\nfragment ServiceAreaList_area on ServiceArea {\n  id\n  zipCode\n}": types.ServiceAreasDocument,
    "mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n  updateDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}": types.UpdateDumpsterSizeDocument,
    "query VendorServices {\n  vendorServices {\n    ...ServiceChoice_service\n  }\n}\n\nfragment ServiceChoice_service on VendorService {\n  id\n  serviceType\n  isActive\n}": types.VendorServicesDocument,
    "query AvailableJobs($first: Int!, $after: String, $type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort) {\n  availableJobs(\n    first: $first\n    after: $after\n    type: $type\n    zipCode: $zipCode\n    date: $date\n    sort: $sort\n  ) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}": types.AvailableJobsDocument,
    "mutation CompleteJob($jobId: UUID!) {\n  completeJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": types.CompleteJobDocument,
    "fragment JobWork_job on Job {\n  id\n  title\n  type\n  status\n  description\n  address\n  zipCode\n  images\n  createdAt\n  pickupDateTime\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  dropoffDate\n  dropoffTimePreference\n  pickupDate\n  serviceInstructions\n}": types.JobWork_JobFragmentDoc,
    "mutation RateCustomer($input: SubmitRatingInput!) {\n  submitRating(input: $input) {\n    ...RateCustomer_rating\n    job {\n      id\n      viewerCanRate\n      ratings {\n        ...RateCustomer_rating\n      }\n    }\n    rated {\n      id\n      rating\n      ratingCount\n    }\n  }\n}\n\nfragment RateCustomer_rating on Rating {\n  id\n  raterId\n  ratedId\n  rating\n  comment\n  createdAt\n}": types.RateCustomerDocument,
    "mutation ReleaseJob($jobId: UUID!, $reason: String) {\n  releaseJob(jobId: $jobId, reason: $reason) {\n    ...VendorJobState_job\n    ...BidActions_job\n    myBid {\n      id\n      vendor {\n        id\n        stats {\n          ...VendorStatCards_stats\n        }\n      }\n    }\n  }\n}": types.ReleaseJobDocument,
    "mutation StartJob($jobId: UUID!) {\n  startJob(jobId: $jobId) {\n    ...VendorJobState_job\n  }\n}": types.StartJobDocument,
    "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  viewerCanMessage\n  unreadMessages\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}": types.VendorJobDetailsDocument,
    "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n  unreadMessages\n}": types.VendorJobsDocument,
    "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}": types.CreateUploadDocument,
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
export function graphql(source: "fragment TokenRow_token on ApiToken {\n  id\n  name\n  scope\n  createdAt\n  expiresAt\n  lastUsedAt\n  revokedAt\n}\n\nquery ApiTokens {\n  apiTokens {\n    ...TokenRow_token\n  }\n}"): (typeof documents)["fragment TokenRow_token on ApiToken {\n  id\n  name\n  scope\n  createdAt\n  expiresAt\n  lastUsedAt\n  revokedAt\n}\n\nquery ApiTokens {\n  apiTokens {\n    ...TokenRow_token\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}"): (typeof documents)["mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseAccount($input: CloseAccountInput!) {\n  closeAccount(input: $input)\n}"): (typeof documents)["mutation CloseAccount($input: CloseAccountInput!) {\n  closeAccount(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateApiToken($input: CreateApiTokenInput!) {\n  createApiToken(input: $input) {\n    token\n    apiToken {\n      ...TokenRow_token\n    }\n  }\n}"): (typeof documents)["mutation CreateApiToken($input: CreateApiTokenInput!) {\n  createApiToken(input: $input) {\n    token\n    apiToken {\n      ...TokenRow_token\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportMyData {\n  exportMyData\n}"): (typeof documents)["query ExportMyData {\n  exportMyData\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeApiToken($id: UUID!) {\n  revokeApiToken(id: $id) {\n    ...TokenRow_token\n  }\n}"): (typeof documents)["mutation RevokeApiToken($id: UUID!) {\n  revokeApiToken(id: $id) {\n    ...TokenRow_token\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOutEverywhere {\n  signOutEverywhere\n}"): (typeof documents)["mutation SignOutEverywhere {\n  signOutEverywhere\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) {\n    ...Viewer\n  }\n}"): (typeof documents)["mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) {\n    ...Viewer\n  }\n}"];
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
export function graphql(source: "query AuditEvents($action: String, $first: Int!, $after: String) {\n  auditEvents(action: $action, first: $first, after: $after) {\n    nodes {\n      ...AuditRow_event\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment AuditRow_event on AuditEvent {\n  id\n  action\n  subjectId\n  before\n  after\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n  }\n  subject {\n    id\n    firstName\n    lastName\n  }\n}"): (typeof documents)["query AuditEvents($action: String, $first: Int!, $after: String) {\n  auditEvents(action: $action, first: $first, after: $after) {\n    nodes {\n      ...AuditRow_event\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment AuditRow_event on AuditEvent {\n  id\n  action\n  subjectId\n  before\n  after\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n  }\n  subject {\n    id\n    firstName\n    lastName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminStats {\n  adminStats {\n    totalUsers\n    activeVendors\n    totalOrders\n    totalRevenue\n    pendingIssues\n  }\n}"): (typeof documents)["query AdminStats {\n  adminStats {\n    totalUsers\n    activeVendors\n    totalOrders\n    totalRevenue\n    pendingIssues\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MarketOverview {\n  marketOverview {\n    days {\n      date\n      orders\n      revenue\n    }\n    services {\n      serviceType\n      jobs\n      shareWithBid\n      medianMinutesToFirstBid\n    }\n  }\n}"): (typeof documents)["query MarketOverview {\n  marketOverview {\n    days {\n      date\n      orders\n      revenue\n    }\n    services {\n      serviceType\n      jobs\n      shareWithBid\n      medianMinutesToFirstBid\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllJobs($status: JobStatus, $search: String, $first: Int!, $after: String) {\n  jobs(status: $status, search: $search, first: $first, after: $after) {\n    nodes {\n      ...JobRow_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment JobRow_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n}"): (typeof documents)["query AllJobs($status: JobStatus, $search: String, $first: Int!, $after: String) {\n  jobs(status: $status, search: $search, first: $first, after: $after) {\n    nodes {\n      ...JobRow_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment JobRow_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnyJob($id: UUID!) {\n  job(id: $id) {\n    ...AnyJob_job\n  }\n}\n\nquery MoreAnyBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      nodes {\n        ...AnyJobBid_bid\n      }\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment AnyJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  images\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dropoffTimePreference\n  dumpsterSize\n  serviceInstructions\n  completedDate\n  customerId\n  vendorId\n  viewerCanCancel\n  customer {\n    id\n    phone\n  }\n  vendor {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n  bids {\n    nodes {\n      ...AnyJobBid_bid\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  ratings {\n    id\n    rating\n    comment\n    createdAt\n    raterId\n    ratedId\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}\n\nfragment AnyJobBid_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  vendor {\n    id\n    firstName\n    lastName\n    rating\n    ratingCount\n    isActive\n  }\n}"): (typeof documents)["query AnyJob($id: UUID!) {\n  job(id: $id) {\n    ...AnyJob_job\n  }\n}\n\nquery MoreAnyBids($id: UUID!, $after: String) {\n  job(id: $id) {\n    id\n    bids(after: $after) {\n      nodes {\n        ...AnyJobBid_bid\n      }\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment AnyJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  images\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dropoffTimePreference\n  dumpsterSize\n  serviceInstructions\n  completedDate\n  customerId\n  vendorId\n  viewerCanCancel\n  customer {\n    id\n    phone\n  }\n  vendor {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n  bids {\n    nodes {\n      ...AnyJobBid_bid\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  ratings {\n    id\n    rating\n    comment\n    createdAt\n    raterId\n    ratedId\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}\n\nfragment AnyJobBid_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  vendor {\n    id\n    firstName\n    lastName\n    rating\n    ratingCount\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnyThread($jobId: UUID!, $after: String) {\n  messages(jobId: $jobId, first: 20, after: $after) {\n    nodes {\n      id\n      content\n      createdAt\n      senderId\n      sender {\n        id\n        firstName\n        lastName\n        userType\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query AnyThread($jobId: UUID!, $after: String) {\n  messages(jobId: $jobId, first: 20, after: $after) {\n    nodes {\n      id\n      content\n      createdAt\n      senderId\n      sender {\n        id\n        firstName\n        lastName\n        userType\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelAnyJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...AnyJob_job\n  }\n}"): (typeof documents)["mutation CancelAnyJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...AnyJob_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow_user\n  }\n}"): (typeof documents)["mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n  setUserActive(userId: $userId, isActive: $isActive) {\n    ...UserRow_user\n  }\n}"): (typeof documents)["mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n  setUserActive(userId: $userId, isActive: $isActive) {\n    ...UserRow_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser($input: UpdateUserInput!) {\n  updateUser(input: $input) {\n    ...UserRow_user\n  }\n}"): (typeof documents)["mutation UpdateUser($input: UpdateUserInput!) {\n  updateUser(input: $input) {\n    ...UserRow_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort!, $first: Int!, $after: String) {\n  users(\n    search: $search\n    type: $type\n    isActive: $isActive\n    sort: $sort\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment UserRow_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  userType\n  isActive\n  createdAt\n}"): (typeof documents)["query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort!, $first: Int!, $after: String) {\n  users(\n    search: $search\n    type: $type\n    isActive: $isActive\n    sort: $sort\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment UserRow_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  userType\n  isActive\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"): (typeof documents)["query SystemSettings {\n  settings {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSettings($input: UpdateSettingsInput!) {\n  updateSettings(input: $input) {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"): (typeof documents)["mutation UpdateSettings($input: UpdateSettingsInput!) {\n  updateSettings(input: $input) {\n    serviceFeePercent\n    supportPhone\n    legalLine\n    documentsRequired\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Tickets($status: TicketStatus, $after: String) {\n  supportTickets(status: $status, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment Ticket_ticket on SupportTicket {\n  id\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n  job {\n    id\n    orderNumber\n    type\n  }\n}\n\nmutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n  answerSupportTicket(input: $input) {\n    ...Ticket_ticket\n  }\n}\n\nmutation CloseSupportTicket($id: UUID!) {\n  closeSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}\n\nmutation ReopenSupportTicket($id: UUID!) {\n  reopenSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}"): (typeof documents)["query Tickets($status: TicketStatus, $after: String) {\n  supportTickets(status: $status, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment Ticket_ticket on SupportTicket {\n  id\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  customer {\n    id\n    firstName\n    lastName\n    email\n  }\n  job {\n    id\n    orderNumber\n    type\n  }\n}\n\nmutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n  answerSupportTicket(input: $input) {\n    ...Ticket_ticket\n  }\n}\n\nmutation CloseSupportTicket($id: UUID!) {\n  closeSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}\n\nmutation ReopenSupportTicket($id: UUID!) {\n  reopenSupportTicket(id: $id) {\n    ...Ticket_ticket\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagedVendors($search: String, $first: Int!, $after: String) {\n  users(type: vendor, search: $search, sort: name, first: $first, after: $after) {\n    nodes {\n      ...ManagedVendor_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ManagedVendor_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  isActive\n  rating\n  ratingCount\n  completedJobs\n  services {\n    id\n    serviceType\n  }\n  areas {\n    id\n    zipCode\n  }\n  documents {\n    ...ManagedDocument_document\n  }\n}\n\nfragment ManagedDocument_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}\n\nmutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n  reviewVendorDocument(input: $input) {\n    ...ManagedDocument_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}"): (typeof documents)["query ManagedVendors($search: String, $first: Int!, $after: String) {\n  users(type: vendor, search: $search, sort: name, first: $first, after: $after) {\n    nodes {\n      ...ManagedVendor_user\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ManagedVendor_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  isActive\n  rating\n  ratingCount\n  completedJobs\n  services {\n    id\n    serviceType\n  }\n  areas {\n    id\n    zipCode\n  }\n  documents {\n    ...ManagedDocument_document\n  }\n}\n\nfragment ManagedDocument_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}\n\nmutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n  reviewVendorDocument(input: $input) {\n    ...ManagedDocument_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindPeople($search: String, $type: UserType!) {\n  users(search: $search, type: $type, sort: name, first: 8) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n  }\n}\n\nquery ViewedPerson($id: UUID!) {\n  user(id: $id) {\n    ...UserRow_user\n  }\n}"): (typeof documents)["query FindPeople($search: String, $type: UserType!) {\n  users(search: $search, type: $type, sort: name, first: 8) {\n    nodes {\n      ...UserRow_user\n    }\n    totalCount\n  }\n}\n\nquery ViewedPerson($id: UUID!) {\n  user(id: $id) {\n    ...UserRow_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ViewedJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  description\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  serviceInstructions\n}\n\nquery ViewedOrders($customerId: UUID!, $after: String) {\n  customerJobs(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedAvailableJobs($vendorId: UUID!, $after: String) {\n  availableJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedVendorJobs($vendorId: UUID!, $after: String) {\n  vendorJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedTickets($customerId: UUID!, $after: String) {\n  supportTickets(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["fragment ViewedJob_job on Job {\n  ...JobRow_job\n  title\n  address\n  zipCode\n  description\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  hasHazardousItems\n  customerBudget\n  dumpsterSize\n  serviceInstructions\n}\n\nquery ViewedOrders($customerId: UUID!, $after: String) {\n  customerJobs(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedAvailableJobs($vendorId: UUID!, $after: String) {\n  availableJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedVendorJobs($vendorId: UUID!, $after: String) {\n  vendorJobs(vendorId: $vendorId, first: 5, after: $after) {\n    nodes {\n      ...ViewedJob_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nquery ViewedTickets($customerId: UUID!, $after: String) {\n  supportTickets(customerId: $customerId, first: 10, after: $after) {\n    nodes {\n      ...Ticket_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewedVendor($vendorId: UUID!) {\n  vendorStats(vendorId: $vendorId) {\n    vendorId\n    activeJobs\n    completedJobs\n    monthlyEarnings\n    rating\n    ratingCount\n  }\n  vendorServices(vendorId: $vendorId) {\n    id\n    serviceType\n    isActive\n  }\n  serviceAreas(vendorId: $vendorId) {\n    id\n    zipCode\n  }\n  dumpsterSizes(vendorId: $vendorId) {\n    id\n    size\n    description\n    pricePerDay\n  }\n  vendorDocuments(vendorId: $vendorId) {\n    ...ManagedDocument_document\n  }\n}"): (typeof documents)["query ViewedVendor($vendorId: UUID!) {\n  vendorStats(vendorId: $vendorId) {\n    vendorId\n    activeJobs\n    completedJobs\n    monthlyEarnings\n    rating\n    ratingCount\n  }\n  vendorServices(vendorId: $vendorId) {\n    id\n    serviceType\n    isActive\n  }\n  serviceAreas(vendorId: $vendorId) {\n    id\n    zipCode\n  }\n  dumpsterSizes(vendorId: $vendorId) {\n    id\n    size\n    description\n    pricePerDay\n  }\n  vendorDocuments(vendorId: $vendorId) {\n    ...ManagedDocument_document\n  }\n}"];
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
export function graphql(source: "query DocumentReviews {\n  vendorDocuments {\n    id\n    documentType\n    reviewStatus\n  }\n}"): (typeof documents)["query DocumentReviews {\n  vendorDocuments {\n    id\n    documentType\n    reviewStatus\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentsRequired {\n  settings {\n    documentsRequired\n  }\n}"): (typeof documents)["query DocumentsRequired {\n  settings {\n    documentsRequired\n  }\n}"];
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
export function graphql(source: "mutation AcceptBid($bidId: UUID!, $price: Money!) {\n  acceptBid(bidId: $bidId, price: $price) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation AcceptBid($bidId: UUID!, $price: Money!) {\n  acceptBid(bidId: $bidId, price: $price) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n  isActive\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}"): (typeof documents)["fragment BidCard_vendor on User {\n  id\n  firstName\n  lastName\n  rating\n  ratingCount\n  completedJobs\n  documentsOnFile\n  isActive\n}\n\nfragment BidCard_bid on Bid {\n  id\n  jobId\n  vendorId\n  price\n  message\n  status\n  createdAt\n  viewerCanDecide\n  vendor {\n    ...BidCard_vendor\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}"): (typeof documents)["mutation DeclineBid($bidId: UUID!) {\n  declineBid(bidId: $bidId) {\n    ...BidCard_bid\n    job {\n      id\n      viewerCanAccept\n      viewerCanCancel\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n  saveVendorDocument(input: $input) {\n    ...DocumentList_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}"): (typeof documents)["mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n  saveVendorDocument(input: $input) {\n    ...DocumentList_document\n    vendor {\n      id\n      documentsOnFile\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorDocuments {\n  vendorDocuments {\n    ...DocumentList_document\n  }\n}\n\nfragment DocumentList_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}"): (typeof documents)["query VendorDocuments {\n  vendorDocuments {\n    ...DocumentList_document\n  }\n}\n\nfragment DocumentList_document on VendorDocument {\n  id\n  documentType\n  fileName\n  filePath\n  uploadedAt\n  reviewStatus\n  reviewReason\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EarnedJobs($first: Int!, $after: String) {\n  earnedJobs(first: $first, after: $after) {\n    nodes {\n      ...EarnedJob_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarnedJob_job on Job {\n  id\n  orderNumber\n  title\n  type\n  zipCode\n  completedDate\n  finalPrice\n}"): (typeof documents)["query EarnedJobs($first: Int!, $after: String) {\n  earnedJobs(first: $first, after: $after) {\n    nodes {\n      ...EarnedJob_job\n    }\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EarnedJob_job on Job {\n  id\n  orderNumber\n  title\n  type\n  zipCode\n  completedDate\n  finalPrice\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorEarnings {\n  vendorEarnings {\n    ...WeekChart_week\n  }\n  vendorStats {\n    vendorId\n    weeklyEarnings\n    monthlyEarnings\n    completedJobs\n  }\n}\n\nfragment WeekChart_week on EarnedWeek {\n  startsOn\n  earned\n  jobs\n}"): (typeof documents)["query VendorEarnings {\n  vendorEarnings {\n    ...WeekChart_week\n  }\n  vendorStats {\n    vendorId\n    weeklyEarnings\n    monthlyEarnings\n    completedJobs\n  }\n}\n\nfragment WeekChart_week on EarnedWeek {\n  startsOn\n  earned\n  jobs\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}"): (typeof documents)["mutation CancelJob($jobId: UUID!, $reason: String) {\n  cancelJob(jobId: $jobId, reason: $reason) {\n    ...OrderDetails_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerJobs($after: String, $status: JobStatus, $type: ServiceType, $search: String) {\n  customerJobs(after: $after, status: $status, type: $type, search: $search) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query CustomerJobs($after: String, $status: JobStatus, $type: ServiceType, $search: String) {\n  customerJobs(after: $after, status: $status, type: $type, search: $search) {\n    nodes {\n      ...OrderCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
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
export function graphql(source: "fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  unreadMessages\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["fragment OrderCard_job on Job {\n  id\n  orderNumber\n  type\n  status\n  finalPrice\n  estimatedPrice\n  createdAt\n  address\n  zipCode\n  images\n  pickupDateTime\n  dropoffDate\n  pickupDate\n  dumpsterSize\n  unreadMessages\n  bids {\n    totalCount\n    nodes {\n      id\n      status\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  ...MessageThread_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}"): (typeof documents)["fragment OrderDetails_job on Job {\n  ...OrderCard_job\n  ...MessageThread_job\n  title\n  customerId\n  vendorId\n  firstName\n  lastName\n  phone\n  description\n  hasHazardousItems\n  customerBudget\n  dropoffTimePreference\n  serviceInstructions\n  completedDate\n  viewerCanAccept\n  viewerCanCancel\n  viewerCanRate\n  vendor {\n    ...BidCard_vendor\n  }\n  bids {\n    nodes {\n      ...BidCard_bid\n    }\n  }\n  ratings {\n    ...RatingGiven_rating\n  }\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n      userType\n    }\n  }\n}"];
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
export function graphql(source: "mutation MarkMessagesRead($jobId: UUID!) {\n  markMessagesRead(jobId: $jobId) {\n    id\n    unreadMessages\n  }\n}"): (typeof documents)["mutation MarkMessagesRead($jobId: UUID!) {\n  markMessagesRead(jobId: $jobId) {\n    id\n    unreadMessages\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MessageThread_job on Job {\n  id\n  status\n  vendorId\n  unreadMessages\n  viewerCanMessage\n}"): (typeof documents)["fragment MessageThread_job on Job {\n  id\n  status\n  vendorId\n  unreadMessages\n  viewerCanMessage\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MessageLine_message on Message {\n  id\n  content\n  createdAt\n  senderId\n  sender {\n    id\n    firstName\n    lastName\n  }\n}\n\nquery Messages($jobId: UUID!, $after: String) {\n  me {\n    id\n  }\n  job(id: $jobId) {\n    ...MessageThread_job\n  }\n  messages(jobId: $jobId, first: 10, after: $after) {\n    nodes {\n      ...MessageLine_message\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["fragment MessageLine_message on Message {\n  id\n  content\n  createdAt\n  senderId\n  sender {\n    id\n    firstName\n    lastName\n  }\n}\n\nquery Messages($jobId: UUID!, $after: String) {\n  me {\n    id\n  }\n  job(id: $jobId) {\n    ...MessageThread_job\n  }\n  messages(jobId: $jobId, first: 10, after: $after) {\n    nodes {\n      ...MessageLine_message\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    jobId\n    ...MessageLine_message\n  }\n}"): (typeof documents)["mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    jobId\n    ...MessageLine_message\n  }\n}"];
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
export function graphql(source: "mutation OpenSupportTicket($input: SupportTicketInput!) {\n  openSupportTicket(input: $input) {\n    ...TicketCard_ticket\n  }\n}"): (typeof documents)["mutation OpenSupportTicket($input: SupportTicketInput!) {\n  openSupportTicket(input: $input) {\n    ...TicketCard_ticket\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupportTickets($after: String) {\n  supportTickets(after: $after) {\n    nodes {\n      ...TicketCard_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query SupportTickets($after: String) {\n  supportTickets(after: $after) {\n    nodes {\n      ...TicketCard_ticket\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketCard_ticket on SupportTicket {\n  id\n  orderNumber\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  job {\n    id\n    orderNumber\n    type\n  }\n}"): (typeof documents)["fragment TicketCard_ticket on SupportTicket {\n  id\n  orderNumber\n  issue\n  status\n  adminResponse\n  createdAt\n  updatedAt\n  job {\n    id\n    orderNumber\n    type\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketOrder_job on Job {\n  id\n  orderNumber\n  type\n  pickupDateTime\n  dropoffDate\n}\n\nquery TicketOrder($id: UUID!) {\n  job(id: $id) {\n    ...TicketOrder_job\n  }\n}"): (typeof documents)["fragment TicketOrder_job on Job {\n  id\n  orderNumber\n  type\n  pickupDateTime\n  dropoffDate\n}\n\nquery TicketOrder($id: UUID!) {\n  job(id: $id) {\n    ...TicketOrder_job\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketOrders($after: String) {\n  customerJobs(first: 50, after: $after) {\n    nodes {\n      ...TicketOrder_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query TicketOrders($after: String) {\n  customerJobs(first: 50, after: $after) {\n    nodes {\n      ...TicketOrder_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
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
export function graphql(source: "mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n  addDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}"): (typeof documents)["mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n  addDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddServiceArea($zipCode: String!) {\n  addServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}"): (typeof documents)["mutation AddServiceArea($zipCode: String!) {\n  addServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddServiceAreas($zipCodes: [String!]!) {\n  addServiceAreas(zipCodes: $zipCodes) {\n    added {\n      ...ServiceAreaList_area\n    }\n    refused {\n      zipCode\n      message\n    }\n  }\n}"): (typeof documents)["mutation AddServiceAreas($zipCodes: [String!]!) {\n  addServiceAreas(zipCodes: $zipCodes) {\n    added {\n      ...ServiceAreaList_area\n    }\n    refused {\n      zipCode\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddVendorService($serviceType: ServiceType!) {\n  addVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}"): (typeof documents)["mutation AddVendorService($serviceType: ServiceType!) {\n  addVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DumpsterSizes {\n  dumpsterSizes {\n    ...SizeRow_size\n  }\n}\n\nfragment SizeRow_size on DumpsterSize {\n  id\n  size\n  description\n  pricePerDay\n}"): (typeof documents)["query DumpsterSizes {\n  dumpsterSizes {\n    ...SizeRow_size\n  }\n}\n\nfragment SizeRow_size on DumpsterSize {\n  id\n  size\n  description\n  pricePerDay\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveDumpsterSize($id: UUID!) {\n  removeDumpsterSize(id: $id) {\n    ...SizeRow_size\n  }\n}"): (typeof documents)["mutation RemoveDumpsterSize($id: UUID!) {\n  removeDumpsterSize(id: $id) {\n    ...SizeRow_size\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveServiceArea($zipCode: String!) {\n  removeServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}"): (typeof documents)["mutation RemoveServiceArea($zipCode: String!) {\n  removeServiceArea(zipCode: $zipCode) {\n    ...ServiceAreaList_area\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveVendorService($serviceType: ServiceType!) {\n  removeVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}"): (typeof documents)["mutation RemoveVendorService($serviceType: ServiceType!) {\n  removeVendorService(serviceType: $serviceType) {\n    ...ServiceChoice_service\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServiceAreas {\n  serviceAreas {\n    ...ServiceAreaList_area\n  }\n}\n\nfragment ServiceAreaList_area on ServiceArea {\n  id\n  zipCode\n}"): (typeof documents)["query ServiceAreas {\n  serviceAreas {\n    ...ServiceAreaList_area\n  }\n}\n\nfragment ServiceAreaList_area on ServiceArea {\n  id\n  zipCode\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n  updateDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}"): (typeof documents)["mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n  updateDumpsterSize(input: $input) {\n    ...SizeRow_size\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorServices {\n  vendorServices {\n    ...ServiceChoice_service\n  }\n}\n\nfragment ServiceChoice_service on VendorService {\n  id\n  serviceType\n  isActive\n}"): (typeof documents)["query VendorServices {\n  vendorServices {\n    ...ServiceChoice_service\n  }\n}\n\nfragment ServiceChoice_service on VendorService {\n  id\n  serviceType\n  isActive\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableJobs($first: Int!, $after: String, $type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort) {\n  availableJobs(\n    first: $first\n    after: $after\n    type: $type\n    zipCode: $zipCode\n    date: $date\n    sort: $sort\n  ) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query AvailableJobs($first: Int!, $after: String, $type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort) {\n  availableJobs(\n    first: $first\n    after: $after\n    type: $type\n    zipCode: $zipCode\n    date: $date\n    sort: $sort\n  ) {\n    nodes {\n      ...JobWork_job\n      ...BidActions_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}"];
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
export function graphql(source: "query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  viewerCanMessage\n  unreadMessages\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}"): (typeof documents)["query VendorJobDetails($id: UUID!) {\n  job(id: $id) {\n    ...VendorJobDetails_job\n  }\n}\n\nfragment VendorJobDetails_job on Job {\n  ...JobWork_job\n  ...BidActions_job\n  ...VendorJobState_job\n  orderNumber\n  ratings {\n    ...RateCustomer_rating\n  }\n}\n\nfragment VendorJobState_job on Job {\n  id\n  title\n  status\n  finalPrice\n  completedDate\n  firstName\n  lastName\n  phone\n  customerId\n  vendorId\n  viewerCanStart\n  viewerCanComplete\n  viewerCanRelease\n  viewerCanRate\n  viewerCanMessage\n  unreadMessages\n  history {\n    id\n    fromStatus\n    toStatus\n    reason\n    createdAt\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n  vendor {\n    id\n    stats {\n      ...VendorStatCards_stats\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n  unreadMessages\n}"): (typeof documents)["query VendorJobs($first: Int!, $after: String) {\n  vendorJobs(first: $first, after: $after) {\n    nodes {\n      ...VendorJobCard_job\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment VendorJobCard_job on Job {\n  ...JobWork_job\n  finalPrice\n  unreadMessages\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}"): (typeof documents)["mutation CreateUpload {\n  createUpload {\n    uploadURL\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;