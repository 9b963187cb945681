/* eslint-disable */
import * as types from './graphql.js';



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
    "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { firstName lastName email phone }\n  }\n": typeof types.UpdateAccountDocument,
    "\n  mutation CreateNamedApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id name scope expiresAt lastUsedAt } }\n  }\n": typeof types.CreateNamedApiTokenDocument,
    "query MyNameAndPhone { me { firstName phone } }": typeof types.MyNameAndPhoneDocument,
    "mutation SignOutEverywhere { signOutEverywhere }": typeof types.SignOutEverywhereDocument,
    "query ApiTokens { apiTokens { name lastUsedAt } }": typeof types.ApiTokensDocument,
    "mutation RevokeApiToken($id: UUID!) { revokeApiToken(id: $id) { revokedAt } }": typeof types.RevokeApiTokenDocument,
    "query MyDataExport { myDataExport { id } }": typeof types.MyDataExportDocument,
    "mutation RequestMyData { requestMyData { id } }": typeof types.RequestMyDataDocument,
    "mutation RevokeApiTokenId($id: UUID!) { revokeApiToken(id: $id) { id } }": typeof types.RevokeApiTokenIdDocument,
    "\n        query JobNames($id: UUID!) {\n          job(id: $id) { title firstName lastName phone status customer { firstName lastName } }\n        }\n      ": typeof types.JobNamesDocument,
    "\n  mutation SignUpCustomer($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) {\n      id email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode\n      initialServiceType createdAt username\n    }\n  }\n": typeof types.SignUpCustomerDocument,
    "mutation LoginIdAndType($input: LoginInput!) { login(input: $input) { id userType } }": typeof types.LoginIdAndTypeDocument,
    "query MyIdAndEmail { me { id email } }": typeof types.MyIdAndEmailDocument,
    "query CustomerJobs { customerJobs { nodes { id } } }": typeof types.CustomerJobsDocument,
    "query PublicSettings { settings { supportPhone legalLine serviceFeePercent } }": typeof types.PublicSettingsDocument,
    "\n    mutation SuspendTokenOwner($userId: UUID!, $isActive: Boolean!) {\n      setUserActive(userId: $userId, isActive: $isActive) { id }\n    }\n  ": typeof types.SuspendTokenOwnerDocument,
    "\n    mutation SuspendTokenOwners($userIds: [UUID!]!, $isActive: Boolean!) {\n      setUsersActive(userIds: $userIds, isActive: $isActive) { changed { id } }\n    }\n  ": typeof types.SuspendTokenOwnersDocument,
    "mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }": typeof types.ConfirmEmailDocument,
    "query MyConfirmedEmail { me { email emailConfirmedAt } }": typeof types.MyConfirmedEmailDocument,
    "\n  mutation UpdateAccountConfirmed($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email emailConfirmedAt }\n  }\n": typeof types.UpdateAccountConfirmedDocument,
    "\n  mutation AcceptInvitationConfirmed($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) { emailConfirmedAt }\n  }\n": typeof types.AcceptInvitationConfirmedDocument,
    "mutation TakeBackEmail($input: TakeBackEmailInput!) { takeBackEmail(input: $input) }": typeof types.TakeBackEmailDocument,
    "\n  query VendorOfBidConfirmed($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { firstName emailConfirmedAt } } } }\n  }\n": typeof types.VendorOfBidConfirmedDocument,
    "\n  mutation UpdateAccountEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n": typeof types.UpdateAccountEmailDocument,
    "\n  mutation SignUpCustomerId($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n": typeof types.SignUpCustomerIdDocument,
    "query MyEmail { me { email } }": typeof types.MyEmailDocument,
    "\n  mutation SetUserActiveState($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id isActive }\n  }\n": typeof types.SetUserActiveStateDocument,
    "\n  mutation CreateUserDetails($input: CreateUserInput!) {\n    createUser(input: $input) { id email userType isActive }\n  }\n": typeof types.CreateUserDetailsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) { firstName email phone }\n  }\n": typeof types.UpdateUserDocument,
    "\n  query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort, $first: Int, $after: String) {\n    users(search: $search type: $type isActive: $isActive sort: $sort first: $first after: $after) {\n      totalCount nodes { id firstName lastName email isActive userType createdAt } pageInfo { hasNextPage\n      endCursor }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query Jobs($status: JobStatus, $search: String) {\n    jobs(status: $status, search: $search) { totalCount nodes { id title customer { email } } }\n  }\n": typeof types.JobsDocument,
    "\n  query AuditEvents($action: String, $subjectId: UUID) {\n    auditEvents(action: $action, subjectId: $subjectId) {\n      totalCount nodes { action before after actor { id } subject { id } createdAt }\n    }\n  }\n": typeof types.AuditEventsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { serviceFeePercent supportPhone documentsRequired }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  mutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus reviewReason vendor { id documentsOnFile } }\n  }\n": typeof types.ReviewVendorDocumentDocument,
    "\n  mutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id status adminResponse }\n  }\n": typeof types.AnswerSupportTicketDocument,
    "query UserCount { users { totalCount } }": typeof types.UserCountDocument,
    "query User($id: UUID!) { user(id: $id) { id } }": typeof types.UserDocument,
    "query JobCount { jobs { totalCount } }": typeof types.JobCountDocument,
    "query TotalUsers { adminStats { totalUsers } }": typeof types.TotalUsersDocument,
    "query MarketOverview { marketOverview { days { date } } }": typeof types.MarketOverviewDocument,
    "query MarketAreas { marketAreas { requests } }": typeof types.MarketAreasDocument,
    "query AuditCount { auditEvents { totalCount } }": typeof types.AuditCountDocument,
    "mutation CloseTicketId($id: UUID!) { closeSupportTicket(id: $id) { id } }": typeof types.CloseTicketIdDocument,
    "mutation ReopenTicketId($id: UUID!) { reopenSupportTicket(id: $id) { id } }": typeof types.ReopenTicketIdDocument,
    "\n        query BidderStates {\n          customerJobs { nodes { bids { nodes { vendor { isActive } } } } }\n        }\n      ": typeof types.BidderStatesDocument,
    "mutation LoginUserType($input: LoginInput!) { login(input: $input) { userType } }": typeof types.LoginUserTypeDocument,
    "\n        mutation CancelJobForFraud($jobId: UUID!) {\n          cancelJob(jobId: $jobId, reason: \"Fraud\") { status history { reason } }\n        }\n      ": typeof types.CancelJobForFraudDocument,
    "query AdminResponses { supportTickets { nodes { adminResponse } } }": typeof types.AdminResponsesDocument,
    "\n        mutation CloseSupportTicket($id: UUID!) {\n          closeSupportTicket(id: $id) { status }\n        }\n      ": typeof types.CloseSupportTicketDocument,
    "\n        mutation ReopenSupportTicket($id: UUID!) {\n          reopenSupportTicket(id: $id) { status }\n        }\n      ": typeof types.ReopenSupportTicketDocument,
    "\n        mutation SaveDocumentId($input: SaveVendorDocumentInput!) {\n          saveVendorDocument(input: $input) { id }\n        }\n      ": typeof types.SaveDocumentIdDocument,
    "\n        query UserBusiness($id: UUID!) {\n          user(id: $id) {\n            documents { documentType reviewStatus } services { serviceType } areas { zipCode } stats {\n            activeJobs }\n          }\n        }\n      ": typeof types.UserBusinessDocument,
    "query FeeAndPhone { settings { serviceFeePercent supportPhone } }": typeof types.FeeAndPhoneDocument,
    "\n        query AdminStats {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n        }\n      ": typeof types.AdminStatsDocument,
    "\n        query AdminFigures {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n          marketOverview {\n            days { date orders revenue } previousDays { date } services {\n              serviceType jobs shareWithBid medianMinutesToFirstBid shareWithInstantBid shareIn5Minutes shareIn2Hours bidsPerRequest\n              shareAccepted\n            }\n          }\n        }\n      ": typeof types.AdminFiguresDocument,
    "query OrdersBothWays { marketOverview { days { orders } services { jobs } } }": typeof types.OrdersBothWaysDocument,
    "\n  mutation RequestAdminSuspension($userId: UUID!, $isActive: Boolean!) {\n    requestAdminSuspension(userId: $userId, isActive: $isActive) {\n      id isActive expiresAt askedBy { id } user { id isActive }\n    }\n  }\n": typeof types.RequestAdminSuspensionDocument,
    "\n  mutation ConfirmAdminSuspension($id: UUID!) {\n    confirmAdminSuspension(id: $id) { id isActive }\n  }\n": typeof types.ConfirmAdminSuspensionDocument,
    "\n  mutation WithdrawAdminSuspension($id: UUID!) {\n    withdrawAdminSuspension(id: $id) { id isActive }\n  }\n": typeof types.WithdrawAdminSuspensionDocument,
    "\n  mutation ChangeOwnEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n": typeof types.ChangeOwnEmailDocument,
    "query AdminSuspensions { adminSuspensions { id viewerCanConfirm viewerCanWithdraw } }": typeof types.AdminSuspensionsDocument,
    "\n    query AuditOfSubject($subjectId: UUID) {\n      auditEvents(subjectId: $subjectId) { nodes { action actor { id } subject { id } before after } }\n    }\n  ": typeof types.AuditOfSubjectDocument,
    "\n      mutation SuspendUser($id: UUID!) {\n        setUserActive(userId: $id, isActive: false) { id }\n      }\n    ": typeof types.SuspendUserDocument,
    "mutation ReopenForAudit($jobId: UUID!) {\n  reopenJob(jobId: $jobId, reason: \"No truck\") { bids { nodes { id status takenAt } } }\n}": typeof types.ReopenForAuditDocument,
    "query AuditNames($subjectId: UUID) {\n  auditEvents(subjectId: $subjectId) { nodes { action subjectName vendors { id } } }\n}": typeof types.AuditNamesDocument,
    "mutation TicketForAudit($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }": typeof types.TicketForAuditDocument,
    "mutation CloseForAudit($id: UUID!) { closeSupportTicket(id: $id) { id } }": typeof types.CloseForAuditDocument,
    "query TakenBids($id: UUID!) { job(id: $id) { bids { nodes { status takenAt } } } }": typeof types.TakenBidsDocument,
    "\n  query ExtraLoadShare($days: Int) {\n    extraLoadShare(days: $days) { vendor { id } declaredEighths jobs withExtra }\n  }\n": typeof types.ExtraLoadShareDocument,
    "\n  mutation InviteUser($input: CreateUserInput!) {\n    createUser(input: $input) { id email invitedAt }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation ResendInvitation($userId: UUID!) {\n    resendInvitation(userId: $userId) { id invitedAt }\n  }\n": typeof types.ResendInvitationDocument,
    "query InvitedUser($id: UUID!) { user(id: $id) { invitedAt } }": typeof types.InvitedUserDocument,
    "\n    mutation UpdateInvited($input: UpdateUserInput!) {\n      updateUser(input: $input) { invitedAt }\n    }\n  ": typeof types.UpdateInvitedDocument,
    "\n  query MarketAreasOfPeriod($days: Int) {\n    marketAreas(days: $days) {\n      zipPrefix serviceType requests shareIn5Minutes shareIn2Hours bidsPerRequest medianMinutesToFirstBid shareAccepted\n    }\n  }\n": typeof types.MarketAreasOfPeriodDocument,
    "query JobsLeft($userIds: [UUID!]!) { jobsUnderWay(userIds: $userIds) }": typeof types.JobsLeftDocument,
    "query HeardOfVendor { notices { nodes { kind jobId text } } }": typeof types.HeardOfVendorDocument,
    "\n  query FailedTasks {\n    failedTasks { id task subjectId attempts error createdAt failedAt nextTryAt }\n  }\n": typeof types.FailedTasksDocument,
    "mutation RetryTask($id: ID!) { retryTask(id: $id) { id task } }": typeof types.RetryTaskDocument,
    "mutation RemoveTask($id: ID!) { removeTask(id: $id) { id task } }": typeof types.RemoveTaskDocument,
    "\n  query AuditOfAction($action: String) {\n    auditEvents(action: $action) { nodes { subjectId before after actor { id } } }\n  }\n": typeof types.AuditOfActionDocument,
    "\n    mutation RequestAdminSuspensionId($userId: UUID!) {\n      requestAdminSuspension(userId: $userId, isActive: false) { id }\n    }\n  ": typeof types.RequestAdminSuspensionIdDocument,
    "\n  mutation SetUsersActive($userIds: [UUID!]!, $isActive: Boolean!) {\n    setUsersActive(userIds: $userIds, isActive: $isActive) {\n      changed { id isActive }\n      refused { userId message }\n    }\n  }\n": typeof types.SetUsersActiveDocument,
    "\n  mutation UpdateAccountVersion($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { version }\n  }\n": typeof types.UpdateAccountVersionDocument,
    "\n    mutation OpenVersionedTicket($input: SupportTicketInput!) {\n      openSupportTicket(input: $input) { id version }\n    }\n  ": typeof types.OpenVersionedTicketDocument,
    "\n      mutation UpdateUserVersion($input: UpdateUserInput!) {\n        updateUser(input: $input) { version }\n      }\n    ": typeof types.UpdateUserVersionDocument,
    "\n        mutation AddVersionedSize { addDumpsterSize(input: { size: \"Small\" }) { id version } }\n      ": typeof types.AddVersionedSizeDocument,
    "\n      mutation UpdateSizeVersion($input: UpdateDumpsterSizeInput!) {\n        updateDumpsterSize(input: $input) { version }\n      }\n    ": typeof types.UpdateSizeVersionDocument,
    "\n      mutation AnswerTicketVersion($input: AnswerSupportTicketInput!) {\n        answerSupportTicket(input: $input) { version }\n      }\n    ": typeof types.AnswerTicketVersionDocument,
    "\n      mutation ReviewDocumentVersion($input: ReviewVendorDocumentInput!) {\n        reviewVendorDocument(input: $input) { version }\n      }\n    ": typeof types.ReviewDocumentVersionDocument,
    "query SettingsVersion { settings { version } }": typeof types.SettingsVersionDocument,
    "\n      mutation UpdateSettingsVersion($input: UpdateSettingsInput!) {\n        updateSettings(input: $input) { version }\n      }\n    ": typeof types.UpdateSettingsVersionDocument,
    "\n    mutation SuspendUserVersion($id: UUID!) {\n      setUserActive(userId: $id, isActive: false) { version }\n    }\n  ": typeof types.SuspendUserVersionDocument,
    "query SupportTicket($id: UUID!) { supportTicket(id: $id) { issue } }": typeof types.SupportTicketDocument,
    "\n  query Worklist {\n    worklist {\n      documentCount documents { id documentType vendor { id firstName } }\n      ticketCount tickets { id issue customer { id } job { id } }\n      taskCount tasks { id task nextTryAt }\n      unansweredJobCount unansweredJobs { id }\n      strandedJobCount strandedJobs { id vendor { id isActive } }\n      overdueJobCount overdueJobs { id }\n      contestedJobCount contestedJobs { id }\n      deniedJobCount deniedJobs { id }\n      nextUnansweredAt\n    }\n  }\n": typeof types.WorklistDocument,
    "mutation CloseOldest($id: UUID!) { closeSupportTicket(id: $id) { id } }": typeof types.CloseOldestDocument,
    "query StrandedSince($id: UUID!) { job(id: $id) { strandedSince } }": typeof types.StrandedSinceDocument,
    "\n    mutation ReassignStranded($bidId: UUID!) {\n      reassignJob(bidId: $bidId, reason: \"Suspended\") { id }\n    }\n  ": typeof types.ReassignStrandedDocument,
    "\n    query NeedyJobs($needs: JobNeed, $search: String, $status: JobStatus, $first: Int!, $after: String) {\n      jobs(needs: $needs, search: $search, status: $status, first: $first, after: $after) {\n        nodes { id }\n        totalCount\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  ": typeof types.NeedyJobsDocument,
    "\n  query AgendaOf($vendorId: UUID) {\n    vendorAgenda(vendorId: $vendorId) {\n      vendorId\n      hasServices\n      offersRentals\n      hasRates\n      hasAreas\n      documentsOnFile\n      hasBid\n      hasJob\n      nextJobs { id title }\n      changeOrders { id job { id } }\n      unreadJobs { id unreadMessages }\n      openBids { id }\n      openBidCount\n      lostBids { id job { id whyNotBid } }\n    }\n  }\n": typeof types.AgendaOfDocument,
    "mutation DeclineAgendaBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineAgendaBidDocument,
    "mutation SendAgenda($input: SendMessageInput!) { sendMessage(input: $input) { id } }": typeof types.SendAgendaDocument,
    "mutation ReadAgenda($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }": typeof types.ReadAgendaDocument,
    "query OverdueOf { vendorAgenda { overdueStatement { id month due } statementToPay { month due howToPay } } }": typeof types.OverdueOfDocument,
    "\n    query ChangesToDecide($id: UUID!) { job(id: $id) { changeOrdersToDecide { id kind } } }\n  ": typeof types.ChangesToDecideDocument,
    "\n  query WaitingApplications($status: ApplicationStatus) {\n    vendorApplications(status: $status) {\n      nodes {\n        id businessName firstName lastName email phone zipCode services message createdAt consentedAt status version\n        decidedAt decidedBy { id } declineReason account { id userType } others { id businessName }\n      }\n      totalCount\n    }\n  }\n": typeof types.WaitingApplicationsDocument,
    "\n  mutation InviteApplicantInTest($id: UUID!, $version: Int) {\n    inviteApplicant(id: $id, version: $version) { status decidedBy { id } account { id firstName userType } version }\n  }\n": typeof types.InviteApplicantInTestDocument,
    "\n  mutation DeclineApplicationInTest($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { status declineReason }\n  }\n": typeof types.DeclineApplicationInTestDocument,
    "\n    query ApplicationsToDecide { worklist { applicationCount applications { businessName } } }\n  ": typeof types.ApplicationsToDecideDocument,
    "\n    query InvitedBusiness {\n      me { email phone userType initialServiceZipCode } business { name } serviceAreas { zipCode city } vendorServices { serviceType isActive }\n    }\n  ": typeof types.InvitedBusinessDocument,
    "\n    query PageOfApplications($after: String) {\n      vendorApplications(status: waiting, first: 2, after: $after) {\n        nodes { email } pageInfo { endCursor hasNextPage } totalCount\n      }\n    }\n  ": typeof types.PageOfApplicationsDocument,
    "mutation InviteWalked($id: UUID!) { inviteApplicant(id: $id) { id } }": typeof types.InviteWalkedDocument,
    "\n  mutation DeclineWalkedApplication($input: DeclineApplicationInput!) { declineApplication(input: $input) { id } }\n": typeof types.DeclineWalkedApplicationDocument,
    "\n  mutation ApplyAsVendorInTest($input: VendorApplicationInput!) { applyAsVendor(input: $input) }\n": typeof types.ApplyAsVendorInTestDocument,
    "\n  mutation SubmitBidUntil($input: SubmitBidInput!) {\n    submitBid(input: $input) { id status expiresAt }\n  }\n": typeof types.SubmitBidUntilDocument,
    "\n  mutation ChangeBidUntil($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n": typeof types.ChangeBidUntilDocument,
    "mutation DeclineLate($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineLateDocument,
    "mutation WithdrawLate($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": typeof types.WithdrawLateDocument,
    "\n  query JobWithEnds($id: UUID!) {\n    job(id: $id) {\n      timeZone openBidCount lowestBidPrice whyNotBid\n      pickupDateTime dropoffDate dropoffTimePreference\n      myBid { id status viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status viewerCanDecide } }\n    }\n  }\n": typeof types.JobWithEndsDocument,
    "\n  query EndedBids { vendorAgenda { openBidCount openBids { id } lostBids { id status } } }\n": typeof types.EndedBidsDocument,
    "\n  mutation SubmitBidWithTerms($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n": typeof types.SubmitBidWithTermsDocument,
    "\n  mutation ChangeTerms($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n": typeof types.ChangeTermsDocument,
    "\n  query TermsOfBids($id: UUID!) {\n    job(id: $id) {\n      dumpsterSize dropoffDate pickupDate debris lowestBidTotal\n      bids {\n        nodes {\n          price includedDays includedTons extraDayPrice extraTonPrice tripFee\n          light: estimatedTotal(weight: light) typical: estimatedTotal(weight: typical)\n          heavy: estimatedTotal(weight: heavy) estimatedTotal\n        }\n      }\n    }\n  }\n": typeof types.TermsOfBidsDocument,
    "\n    mutation AcceptBidWithTerms($bidId: UUID!, $price: Money, $terms: BidTermsInput) {\n      acceptBid(bidId: $bidId, price: $price, terms: $terms) { finalPrice }\n    }\n  ": typeof types.AcceptBidWithTermsDocument,
    "\n    query AgreedTerms($id: UUID!) {\n      job(id: $id) { myBid { status includedDays includedTons extraDayPrice extraTonPrice tripFee } }\n    }\n  ": typeof types.AgreedTermsDocument,
    "\n  mutation ChangeBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { id price message job { id myBid { price } } }\n  }\n": typeof types.ChangeBidDocument,
    "\n  mutation WithdrawBid($bidId: UUID!) {\n    withdrawBid(bidId: $bidId) { id status job { whyNotBid } }\n  }\n": typeof types.WithdrawBidDocument,
    "mutation DeclineBid($bidId: UUID!) { declineBid(bidId: $bidId) { id status } }": typeof types.DeclineBidDocument,
    "\n        mutation SubmitBidDetails($input: SubmitBidInput!) {\n          submitBid(input: $input) {\n            price message status createdAt viewerCanChange job { id whyNotBid myBid { price } }\n          }\n        }\n      ": typeof types.SubmitBidDetailsDocument,
    "\n      mutation AcceptBidAtPrice($bidId: UUID!, $price: Money) {\n        acceptBid(bidId: $bidId, price: $price) { finalPrice }\n      }\n    ": typeof types.AcceptBidAtPriceDocument,
    "\n        query JobVendor($id: UUID!) {\n          job(id: $id) { status finalPrice vendorId vendor { id } bids { nodes { vendorId } } }\n        }\n      ": typeof types.JobVendorDocument,
    "\n    query AvailableJobsPage($first: Int!, $after: String) {\n      availableJobs(first: $first, after: $after) {\n        totalCount nodes { id } pageInfo { hasNextPage endCursor }\n      }\n    }\n  ": typeof types.AvailableJobsPageDocument,
    "query OpenBidCount($id: UUID!) { job(id: $id) { openBidCount } }": typeof types.OpenBidCountDocument,
    "query LowestBidPrice($id: UUID!) { job(id: $id) { lowestBidPrice } }": typeof types.LowestBidPriceDocument,
    "mutation WithdrawLowest($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": typeof types.WithdrawLowestDocument,
    "query LowestBidTotal($id: UUID!) { job(id: $id) { lowestBidPrice lowestBidTotal } }": typeof types.LowestBidTotalDocument,
    "query IsServed($id: UUID!) { job(id: $id) { isServed } }": typeof types.IsServedDocument,
    "query VendorsNearby($id: UUID!) { job(id: $id) { vendorsNearby } }": typeof types.VendorsNearbyDocument,
    "\n  query MinutesToBid($id: UUID!) { job(id: $id) { bids { nodes { vendorId status minutesToBid } } } }\n": typeof types.MinutesToBidDocument,
    "mutation GiveBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.GiveBackDocument,
    "\n  query LatestComments($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { id latestComments { rating comment createdAt } } } } }\n  }\n": typeof types.LatestCommentsDocument,
    "\n      query OwnLatestComments { me { latestComments { comment } } }\n    ": typeof types.OwnLatestCommentsDocument,
    "\n      query LatestCommentsOfUser($id: UUID!) { user(id: $id) { latestComments { comment } } }\n    ": typeof types.LatestCommentsOfUserDocument,
    "query MyLatestComments { me { latestComments { comment } } }": typeof types.MyLatestCommentsDocument,
    "\n  mutation SetItemOfBidder($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind }\n  }\n": typeof types.SetItemOfBidderDocument,
    "\n  mutation SubmitJunkBid($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedEighths extraEighthPrice items { kind takes price } parts { label } }\n  }\n": typeof types.SubmitJunkBidDocument,
    "\n  mutation ChangeJunkBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedEighths extraEighthPrice items { kind takes price } }\n  }\n": typeof types.ChangeJunkBidDocument,
    "\n  mutation ConfirmJunkBid($bidId: UUID!, $version: Int) { confirmBid(bidId: $bidId, version: $version) { items { kind takes price } } }\n": typeof types.ConfirmJunkBidDocument,
    "\n  mutation AcceptJunkBid($bidId: UUID!, $terms: BidTermsInput) {\n    acceptBid(bidId: $bidId, terms: $terms) { finalPrice }\n  }\n": typeof types.AcceptJunkBidDocument,
    "mutation DeclineWalkedBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineWalkedBidDocument,
    "\n  mutation ChangeWalkedBid($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n": typeof types.ChangeWalkedBidDocument,
    "\n  query BoardOf($vendorId: UUID, $day: LocalDate!) {\n    board(vendorId: $vendorId, day: $day) {\n      people { id name }\n      visits { id status assignedTo { id name } comes position }\n    }\n  }\n": typeof types.BoardOfDocument,
    "\n  query WeekOf($from: LocalDate!) { boardWeek(from: $from) { day visits assigned } }\n": typeof types.WeekOfDocument,
    "\n  mutation AssignVisit($visitId: UUID!, $personId: UUID, $after: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId, after: $after) { id assignedTo { id name } position }\n  }\n": typeof types.AssignVisitDocument,
    "\n  query PlannedVisits($id: UUID!) { job(id: $id) { visits { id status assignedTo { id name } comes position } } }\n": typeof types.PlannedVisitsDocument,
    "\n  mutation AssignSecretVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": typeof types.AssignSecretVisitDocument,
    "\n  mutation AssignToldVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": typeof types.AssignToldVisitDocument,
    "\n  mutation SaveWholeBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n": typeof types.SaveWholeBusinessDocument,
    "\n  query WholeBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n": typeof types.WholeBusinessDocument,
    "\n  query VendorOfJob($id: UUID!) {\n    job(id: $id) {\n      vendor { firstName lastName businessName businessPhone }\n      bids { nodes { vendor { businessName businessLogo businessPhone } } }\n    }\n  }\n": typeof types.VendorOfJobDocument,
    "query AsksForBusiness { vendorAgenda { asksForBusiness } }": typeof types.AsksForBusinessDocument,
    "mutation NotNow { dismissBusinessPrompt { asksForBusiness } }": typeof types.NotNowDocument,
    "mutation StartNamed($jobId: UUID!) { startJob(jobId: $jobId) { id } }": typeof types.StartNamedDocument,
    "\n  mutation SaveJudgedBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { name logo nameRemovedFor logoRemovedFor version }\n  }\n": typeof types.SaveJudgedBusinessDocument,
    "\n  query JudgedBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { name logo nameRemovedFor logoRemovedFor version }\n  }\n": typeof types.JudgedBusinessDocument,
    "\n  mutation RemoveBusinessName($input: RemoveFromBusinessInput!) {\n    removeBusinessName(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n": typeof types.RemoveBusinessNameDocument,
    "\n  mutation RemoveBusinessLogo($input: RemoveFromBusinessInput!) {\n    removeBusinessLogo(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n": typeof types.RemoveBusinessLogoDocument,
    "\n  query JudgedProfile($id: UUID!) { vendorProfile(id: $id) { name logo about } }\n": typeof types.JudgedProfileDocument,
    "\n  query JudgedBidder($id: UUID!) { job(id: $id) { bids { nodes { vendor { firstName businessName } } } } }\n": typeof types.JudgedBidderDocument,
    "query RemovedNotices { notices(first: 5) { nodes { kind text path } } }": typeof types.RemovedNoticesDocument,
    "\n  mutation SavePrivateBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { version } }\n": typeof types.SavePrivateBusinessDocument,
    "\n  mutation SaveShownBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }\n": typeof types.SaveShownBusinessDocument,
    "\n  query VendorProfileOf($id: UUID!) {\n    vendorProfile(id: $id) {\n      id name about logo since paymentMethods services rentalSizes rating ratingCount completedJobs verifiedDocuments areas { city state zipCount } cityCount\n    }\n  }\n": typeof types.VendorProfileOfDocument,
    "\n  mutation SaveBusinessOf($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId name version } }\n": typeof types.SaveBusinessOfDocument,
    "mutation AddCircleOfProfile { addServiceAreasAround(zipCode: \"10001\", miles: 20) { addedCount } }": typeof types.AddCircleOfProfileDocument,
    "mutation ConnectPayments { connectPayments { url } }": typeof types.ConnectPaymentsDocument,
    "mutation DisconnectPayments { disconnectPayments }": typeof types.DisconnectPaymentsDocument,
    "query CardsOfBusiness { business { cards { status needs } } }": typeof types.CardsOfBusinessDocument,
    "mutation NameForCards { saveBusiness(input: { name: \"Becker Hauling\" }) { vendorId } }": typeof types.NameForCardsDocument,
    "\n  query BidsTakeCards($id: UUID!) { job(id: $id) { bids(first: 5) { nodes { vendorId takesCards } } } }\n": typeof types.BidsTakeCardsDocument,
    "query ProfileTakesCards($id: UUID!) { vendorProfile(id: $id) { takesCards } }": typeof types.ProfileTakesCardsDocument,
    "query TakesCards { settings { takesCards } }": typeof types.TakesCardsDocument,
    "query StripeInWorklist { worklist { tasks { task error } } }": typeof types.StripeInWorklistDocument,
    "mutation ConnectWithRevokedKey { connectPayments { url } }": typeof types.ConnectWithRevokedKeyDocument,
    "\n  mutation AcceptSeenChange($id: UUID!, $amount: Money) { acceptChangeOrder(id: $id, amount: $amount) { status } }\n": typeof types.AcceptSeenChangeDocument,
    "\n  query WalkedDeal($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue cancellationFee\n      charges { id kind quantity amount status voidedByAdmin createdAt }\n      changeOrders {\n        id kind status proposedBy amount windowStart windowBefore createdAt decidedAt visit { id } charge { id }\n        viewerCanDecide viewerCanWithdraw\n      }\n      visits { id kind status windowStart windowEnd doneAt failedAt failureReason }\n    }\n  }\n": typeof types.WalkedDealDocument,
    "\n  mutation CancelWalked($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { finalPrice } }\n": typeof types.CancelWalkedDocument,
    "\n  mutation ProposeOnSite($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind item status amount quantity viewerCanDecide photos { kind }\n      charge { kind label status amount quantity unitPrice contestUntil }\n    }\n  }\n": typeof types.ProposeOnSiteDocument,
    "\n  mutation ReassignOnSite($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n": typeof types.ReassignOnSiteDocument,
    "\n  query VisitsWithSwaps($id: UUID!) {\n    job(id: $id) {\n      status finalPrice amountDue\n      visits {\n        id kind status windowStart windowEnd unitLabel takenLabel tons tonsToCharge\n        viewerCanStart viewerCanDispute viewerCanSchedule\n      }\n    }\n  }\n": typeof types.VisitsWithSwapsDocument,
    "\n  mutation FinishSwap($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) { id status unitLabel takenLabel tons job { status } }\n  }\n": typeof types.FinishSwapDocument,
    "\n  mutation AcceptWithTerms($bidId: UUID!, $terms: BidTermsInput) { acceptBid(bidId: $bidId, terms: $terms) { status } }\n": typeof types.AcceptWithTermsDocument,
    "mutation ConfirmCharged($bidId: UUID!) { confirmBid(bidId: $bidId) { id } }": typeof types.ConfirmChargedDocument,
    "\n  query OwedToEach($id: UUID!) {\n    job(id: $id) {\n      finalPrice amountDue\n      balances { vendor { id } amount }\n      charges { kind status }\n    }\n  }\n": typeof types.OwedToEachDocument,
    "\n  mutation ReassignDelivered($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n": typeof types.ReassignDeliveredDocument,
    "\n  mutation CancelDelivered($jobId: UUID!) { cancelJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": typeof types.CancelDeliveredDocument,
    "\n  mutation ReopenDelivered($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": typeof types.ReopenDeliveredDocument,
    "\n  query EditedJob($id: UUID!) {\n    job(id: $id) {\n      version title description address zipCode timeZone images pickupDateTime scheduledDate customerBudget\n      hasHazardousItems debris viewerCanEdit openBidCount\n      myBid { unconfirmedSince requestChanges viewerCanConfirm viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status price expiresAt unconfirmedSince viewerCanDecide viewerCanConfirm minutesToBid } }\n      history { fromStatus toStatus actor { id } }\n    }\n  }\n": typeof types.EditedJobDocument,
    "\n  mutation ConfirmSeen($bidId: UUID!, $version: Int) {\n    confirmBid(bidId: $bidId, version: $version) { id status unconfirmedSince requestChanges viewerCanConfirm }\n  }\n": typeof types.ConfirmSeenDocument,
    "\n  mutation ChangeSeen($input: ChangeBidInput!) { changeBid(input: $input) { unconfirmedSince price } }\n": typeof types.ChangeSeenDocument,
    "\n  mutation EditDumpsterRental($input: EditDumpsterRentalInput!) {\n    editDumpsterRental(input: $input) { version dumpsterSize placement scheduledDate bids { nodes { expiresAt } } }\n  }\n": typeof types.EditDumpsterRentalDocument,
    "\n  mutation DeclineUnconfirmed($bidId: UUID!) { declineBid(bidId: $bidId) { status } }\n": typeof types.DeclineUnconfirmedDocument,
    "\n  query EndedJob($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel\n      bids { nodes { status } }\n      history { fromStatus toStatus reason actor { id } }\n    }\n  }\n": typeof types.EndedJobDocument,
    "\n  mutation SubmitBidOfDays($input: SubmitBidInput!) { submitBid(input: $input) { id } }\n": typeof types.SubmitBidOfDaysDocument,
    "\n  mutation LetBidStand($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n": typeof types.LetBidStandDocument,
    "query AvailableMeanwhile { availableJobs(first: 1) { nodes { id } } }": typeof types.AvailableMeanwhileDocument,
    "\n  mutation ReleaseMarked($jobId: UUID!) { releaseJob(jobId: $jobId) { status givenBackAt vendorId } }\n": typeof types.ReleaseMarkedDocument,
    "\n  mutation ReopenMarked($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { status givenBackAt } }\n": typeof types.ReopenMarkedDocument,
    "mutation DeclineBefore($bidId: UUID!) { declineBid(bidId: $bidId) { status } }": typeof types.DeclineBeforeDocument,
    "\n  query GivenBackJob($id: UUID!) {\n    job(id: $id) { status givenBackAt bids { nodes { vendorId status unconfirmedSince } } }\n  }\n": typeof types.GivenBackJobDocument,
    "query FirstAvailable { availableJobs(first: 2) { nodes { id givenBackAt } pageInfo { endCursor } } }": typeof types.FirstAvailableDocument,
    "query NextAvailable($after: String) { availableJobs(first: 2, after: $after) { nodes { id } } }": typeof types.NextAvailableDocument,
    "query FirstOrders { customerJobs(first: 2) { nodes { id givenBackAt } } }": typeof types.FirstOrdersDocument,
    "mutation StillInterested($bidId: UUID!) { confirmBid(bidId: $bidId) { status unconfirmedSince } }": typeof types.StillInterestedDocument,
    "\n  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id }\n  }\n": typeof types.CancelJobWithReasonDocument,
    "\n  mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n": typeof types.ReleaseJobWithReasonDocument,
    "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) {\n    reopenJob(jobId: $jobId, reason: $reason) { id }\n  }\n": typeof types.ReopenJobIdDocument,
    "\n  mutation ReassignJobId($bidId: UUID!, $reason: String!) {\n    reassignJob(bidId: $bidId, reason: $reason) { id }\n  }\n": typeof types.ReassignJobIdDocument,
    "mutation AcceptBidId($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }": typeof types.AcceptBidIdDocument,
    "\n  mutation ReopenJob($jobId: UUID!, $reason: String!, $vendorId: UUID) {\n    reopenJob(jobId: $jobId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice viewerCanReopen }\n  }\n": typeof types.ReopenJobDocument,
    "\n  mutation ReassignJob($bidId: UUID!, $reason: String!, $vendorId: UUID) {\n    reassignJob(bidId: $bidId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice }\n  }\n": typeof types.ReassignJobDocument,
    "\n  query JobReopening($id: UUID!) {\n    job(id: $id) {\n      viewerCanReopen history { fromStatus toStatus reason } bids { nodes { id status viewerCanAssign } }\n    }\n  }\n": typeof types.JobReopeningDocument,
    "mutation DeclineBidId($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineBidIdDocument,
    "mutation DeclineToAssign($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineToAssignDocument,
    "\n    query VendorChanged($id: UUID!) {\n      job(id: $id) { vendorChange { fromStatus toStatus reason actor { userType } } }\n      customerJobs { nodes { id vendorChange { reason } } }\n    }\n  ": typeof types.VendorChangedDocument,
    "query VendorChangedToVendor($id: UUID!) { job(id: $id) { vendorChange { reason } } }": typeof types.VendorChangedToVendorDocument,
    "query VendorChangedNotices { notices { nodes { text } } }": typeof types.VendorChangedNoticesDocument,
    "\n    query OfferedBids($id: UUID!) {\n      job(id: $id) {\n        status vendorId finalPrice givenBackAt\n        bids { nodes { id status offeredAt unconfirmedSince needsCustomerConsent viewerCanDecide } }\n      }\n    }\n  ": typeof types.OfferedBidsDocument,
    "mutation DeclineToOffer($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineToOfferDocument,
    "mutation SubmitToOffer($input: SubmitBidInput!) { submitBid(input: $input) { id } }": typeof types.SubmitToOfferDocument,
    "mutation SetItemOfLee { setVendorItem(kind: tire, takes: no) { kind } }": typeof types.SetItemOfLeeDocument,
    "query CancellationFee($id: UUID!) { job(id: $id) { cancellationFee } }": typeof types.CancellationFeeDocument,
    "\n  mutation CancelWithFee($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice amountDue }\n  }\n": typeof types.CancelWithFeeDocument,
    "\n  mutation SetCancellation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { cancellationPercent cancellationCap }\n  }\n": typeof types.SetCancellationDocument,
    "\n      mutation ReassignForFee($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Broken truck\") { id } }\n    ": typeof types.ReassignForFeeDocument,
    "\n  query LeavingShown($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel viewerCanFindAnother viewerCanReportNoShow cancellationFee freeToCancelUntil\n      history { toStatus vendorDidNotCome }\n    }\n  }\n": typeof types.LeavingShownDocument,
    "\n  mutation LeaveByCancelling($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice history { toStatus vendorDidNotCome } }\n  }\n": typeof types.LeaveByCancellingDocument,
    "\n  mutation LeaveForAnother($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { status pickupDateTime finalPrice }\n  }\n": typeof types.LeaveForAnotherDocument,
    "\n  query OwedAfterLeaving($id: UUID!) {\n    job(id: $id) { status finalPrice amountDue viewerCanMarkPaid balances { vendor { id } amount } charges { kind amount status vendor { id } } }\n  }\n": typeof types.OwedAfterLeavingDocument,
    "query ToSettleAfterLeaving { vendorAgenda { jobsToSettle { id } } }": typeof types.ToSettleAfterLeavingDocument,
    "\n  mutation GiveBackWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n": typeof types.GiveBackWithReasonDocument,
    "query BidsToAccept($jobId: UUID!) { job(id: $jobId) { bids { nodes { id price } } } }": typeof types.BidsToAcceptDocument,
    "mutation CancelLate($jobId: UUID!) { cancelJob(jobId: $jobId, fee: \"75\") { id } }": typeof types.CancelLateDocument,
    "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { id } }\n": typeof types.ReopenJobIdDocument,
    "\n      query DemoCustomer {\n        me { unreadMessages unreadNotices }\n        supportTickets { nodes { status } }\n        customerJobs { nodes { status images bids { nodes { status } } } }\n      }\n    ": typeof types.DemoCustomerDocument,
    "\n      query DemoVendor {\n        availableJobs { nodes { myBid { price } } }\n        vendorStats { completedJobs activeJobs }\n        me { rating ratingCount }\n      }\n    ": typeof types.DemoVendorDocument,
    "\n        query DemoGuidance($type: ServiceType!, $dumpsterSize: RentalSize) {\n          priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: \"78704\") { zip3 low high }\n        }\n      ": typeof types.DemoGuidanceDocument,
    "query DemoPayments { vendorJobs { nodes { status amountDue payments { status } } } }": typeof types.DemoPaymentsDocument,
    "query DemoNotices { notices { nodes { kind text } } }": typeof types.DemoNoticesDocument,
    "query DemoProfile($id: UUID!) { vendorProfile(id: $id) { name logo since } }": typeof types.DemoProfileDocument,
    "query DemoApplications { vendorApplications(status: waiting) { nodes { businessName } } }": typeof types.DemoApplicationsDocument,
    "query DemoAreas { serviceAreas { city } }": typeof types.DemoAreasDocument,
    "\n      query DemoVisits { jobs(first: 50) { nodes { status visits { kind status tons photos { kind path } } } } }\n    ": typeof types.DemoVisitsDocument,
    "query DemoOverdue { worklist { overdueJobCount } }": typeof types.DemoOverdueDocument,
    "query DemoInstantBid($id: UUID!) { job(id: $id) { bids { nodes { price isInstant vendor { lastName } } } } }": typeof types.DemoInstantBidDocument,
    "\n      query DemoHaul($id: UUID!) {\n        job(id: $id) { bids { nodes { price isInstant items { kind takes } parts { label amount } vendor { lastName } } } }\n      }\n    ": typeof types.DemoHaulDocument,
    "\n              query DemoChanges($id: UUID!) {\n                job(id: $id) {\n                  finalPrice\n                  changeOrders { kind status photos { kind path } charge { amount status contestReason } }\n                }\n              }\n            ": typeof types.DemoChangesDocument,
    "query DemoPeople { people { id email role } }": typeof types.DemoPeopleDocument,
    "\n        query DemoDriver {\n          me { role business { name } unreadNotices }\n          vendorVisits { kind windowStart }\n        }\n      ": typeof types.DemoDriverDocument,
    "\n      query DemoStock($from: LocalDate!, $to: LocalDate!) {\n        units { label outSince note endangers { id } stay { isThere } }\n        stock(from: $from, to: $to) { size days { total taken } short { id } }\n        daysOff { note }\n      }\n    ": typeof types.DemoStockDocument,
    "\n      mutation SendMessageId($input: SendMessageInput!) {\n        sendMessage(input: $input) { id }\n      }\n    ": typeof types.SendMessageIdDocument,
    "\n      mutation ReassignForExport($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"No-show\") { id } }\n    ": typeof types.ReassignForExportDocument,
    "\n      mutation ReactivateUser($userId: UUID!) {\n        setUserActive(userId: $userId, isActive: true) { id }\n      }\n    ": typeof types.ReactivateUserDocument,
    "\n  query PriceGuidance($type: ServiceType!, $dumpsterSize: RentalSize, $zipCode: String!, $loadEighths: Int) {\n    priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: $zipCode, loadEighths: $loadEighths) { zip3 loadQuarters low high }\n  }\n": typeof types.PriceGuidanceDocument,
    "\n    query LoadsNearby($zipCode: String!) { nearby(type: junk_pickup, zipCode: $zipCode) { prices { low } loads { loadQuarters state low } } }\n  ": typeof types.LoadsNearbyDocument,
    "mutation GiveJobBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.GiveJobBackDocument,
    "\n    query GuidanceOfJobs { availableJobs(first: 100) { nodes { id dumpsterSize priceGuidance { zip3 low high } } } }\n  ": typeof types.GuidanceOfJobsDocument,
    "query GuidanceOfJob($id: UUID!) { job(id: $id) { priceGuidance { low high } } }": typeof types.GuidanceOfJobDocument,
    "\n  query Nearby($type: ServiceType!, $zipCode: String!) {\n    nearby(type: $type, zipCode: $zipCode) { isKnown isServed prices { dumpsterSize zip3 state low high firstBidHours } }\n  }\n": typeof types.NearbyDocument,
    "\n  query SortedJobs($sort: JobSort, $vendorId: UUID) {\n    availableJobs(sort: $sort, vendorId: $vendorId, first: 100) { totalCount nodes { id } }\n  }\n": typeof types.SortedJobsDocument,
    "\n  query BiddingPermissions($id: UUID!) {\n    job(id: $id) {\n      whyNotBid viewerCanAccept myBid { id } bids { nodes { viewerCanDecide viewerCanChange\n      viewerCanWithdraw } }\n    }\n  }\n": typeof types.BiddingPermissionsDocument,
    "\n  mutation ChangeBidPrice($input: ChangeBidInput!) {\n    changeBid(input: $input) { price }\n  }\n": typeof types.ChangeBidPriceDocument,
    "mutation WithdrawBidStatus($bidId: UUID!) { withdrawBid(bidId: $bidId) { status } }": typeof types.WithdrawBidStatusDocument,
    "mutation DeclineBidStatus($bidId: UUID!) { declineBid(bidId: $bidId) { status } }": typeof types.DeclineBidStatusDocument,
    "\n      query SoonestJobs($after: String) {\n        availableJobs(first: 4, sort: soonest, after: $after) {\n          totalCount nodes { id } pageInfo { hasNextPage endCursor }\n        }\n      }\n    ": typeof types.SoonestJobsDocument,
    "\n    query JobsOnDay($date: LocalDate) {\n      availableJobs(date: $date) { nodes { id timeZone } }\n    }\n  ": typeof types.JobsOnDayDocument,
    "\n  query JobAsSeen($id: UUID!) {\n    job(id: $id) {\n      id type zipCode title address images description customerBudget estimatedPrice hasHazardousItems\n      pickupDateTime dumpsterSize dropoffDate dropoffTimePreference pickupDate serviceInstructions\n      debris placement customerId timeZone givenBackAt version\n      viewerSeesDetails whyNotBid myBid { price job { address } }\n    }\n  }\n": typeof types.JobAsSeenDocument,
    "\n  query Places($id: UUID!) {\n    job(id: $id) {\n      id createdAt listedAt scheduledDate dueAt completedDate\n      lists { name args { name value } orders { sort field isAscending } }\n    }\n  }\n": typeof types.PlacesDocument,
    "\n  mutation CancelJobAndBids($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId bids { nodes { status } } }\n  }\n": typeof types.CancelJobAndBidsDocument,
    "\n  mutation ReleaseJobAndBid($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId myBid { status } }\n  }\n": typeof types.ReleaseJobAndBidDocument,
    "\n      query JobHistory($id: UUID!) {\n        job(id: $id) { history { fromStatus toStatus reason actor { id } } }\n      }\n    ": typeof types.JobHistoryDocument,
    "query OwnCompletedJobs { me { completedJobs } }": typeof types.OwnCompletedJobsDocument,
    "\n    query VendorStats {\n      vendorStats { activeJobs completedJobs monthlyEarnings weeklyEarnings rating }\n    }\n  ": typeof types.VendorStatsDocument,
    "\n    query JobPermissions($id: UUID!) {\n      job(id: $id) {\n        viewerCanAccept viewerCanStart viewerCanComplete viewerCanRelease viewerCanCancel\n        viewerCanRate\n      }\n    }\n  ": typeof types.JobPermissionsDocument,
    "\n  query HoldsOfJob($id: UUID!) {\n    job(id: $id) {\n      items { kind count }\n      loadEighths\n      access\n      version\n      myBid { unconfirmedSince }\n    }\n  }\n": typeof types.HoldsOfJobDocument,
    "\n  mutation EditHolds($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id }\n  }\n": typeof types.EditHoldsDocument,
    "\n  query NearestJobs($sort: JobSort!, $first: Int, $after: String, $vendorId: UUID) {\n    availableJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      nodes { id zipCode }\n      pageInfo { endCursor }\n    }\n  }\n": typeof types.NearestJobsDocument,
    "\n  query JobsWithMiles($sort: JobSort!) { availableJobs(sort: $sort) { nodes { zipCode milesAway } } }\n": typeof types.JobsWithMilesDocument,
    "query MilesAway($id: UUID!) { job(id: $id) { milesAway } }": typeof types.MilesAwayDocument,
    "\n  query WholeJob($id: UUID!) {\n    job(id: $id) {\n      id orderNumber customerId vendorId type status title description address zipCode firstName lastName\n      phone images estimatedPrice finalPrice scheduledDate completedDate createdAt pickupDateTime\n      hasHazardousItems customerBudget dumpsterSize dropoffDate dropoffTimePreference pickupDate\n      serviceInstructions debris placement\n    }\n  }\n": typeof types.WholeJobDocument,
    "\n    query JobCustomer($id: UUID!) {\n      job(id: $id) { id title firstName lastName phone customer { id } address history { toStatus } }\n    }\n  ": typeof types.JobCustomerDocument,
    "\n      query JobsOfCustomer($customerId: UUID) {\n        customerJobs(customerId: $customerId) { totalCount nodes { id } }\n      }\n    ": typeof types.JobsOfCustomerDocument,
    "\n    query FilteredCustomerJobs($status: JobStatus, $type: ServiceType, $search: String, $first: Int) {\n      customerJobs(status: $status, type: $type, search: $search, first: $first) {\n        totalCount nodes { id }\n      }\n    }\n  ": typeof types.FilteredCustomerJobsDocument,
    "query SavedAddressesOf { savedAddresses { jobId address zipCode } }": typeof types.SavedAddressesOfDocument,
    "mutation HideAddressOf($jobId: UUID!) { hideAddress(jobId: $jobId) { address } }": typeof types.HideAddressOfDocument,
    "\n  mutation RequestAgainOf($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n": typeof types.RequestAgainOfDocument,
    "\n  mutation ReopenWalked($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n": typeof types.ReopenWalkedDocument,
    "\n  mutation ReassignWalked($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n": typeof types.ReassignWalkedDocument,
    "\n  mutation CancelWalkedNoShow($jobId: UUID!) { cancelJob(jobId: $jobId, vendorDidNotCome: true) { id } }\n": typeof types.CancelWalkedNoShowDocument,
    "\n  mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) { findAnotherVendor(jobId: $jobId, newDate: $newDate) { id } }\n": typeof types.FindAnotherWalkedDocument,
    "\n  mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n": typeof types.RequestAgainDocument,
    "\n  mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { documentsRequired }\n  }\n": typeof types.UpdateSettingsDocumentsDocument,
    "\n  query UnfinishedJobs($unfinished: Boolean, $type: ServiceType) {\n    customerJobs(unfinished: $unfinished, type: $type) { totalCount nodes { id status viewerCanRate } }\n  }\n": typeof types.UnfinishedJobsDocument,
    "mutation CancelUnfinished($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }": typeof types.CancelUnfinishedDocument,
    "\n        query HomeStatement {\n          customerJobs(unfinished: true) {\n            nodes { id openBidCount lowestBidPrice unreadMessages viewerCanRate vendor { firstName } }\n          }\n        }\n      ": typeof types.HomeStatementDocument,
    "\n  query VendorJobs($sort: VendorJobSort, $first: Int, $after: String, $vendorId: UUID) {\n    vendorJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      totalCount nodes { id } pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.VendorJobsDocument,
    "query DueJobs { vendorJobs(sort: due, first: 5) { nodes { id } } }": typeof types.DueJobsDocument,
    "\n  query CollectedOnJob($id: UUID!) {\n    job(id: $id) { serviceFee ledger { kind amount charge { id } } earned { fee net } charges { id fee } }\n  }\n": typeof types.CollectedOnJobDocument,
    "\n  query EarnedByJob($id: UUID!) {\n    job(id: $id) { finalPrice serviceFee earned { base added contested fee net } charges { id kind } }\n  }\n": typeof types.EarnedByJobDocument,
    "\n  mutation WaiveFeeOf($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n": typeof types.WaiveFeeOfDocument,
    "\n  query EarnedSpans {\n    vendorEarnings { startsOn earned net jobs }\n    vendorEarnedMonths { startsOn earned net jobs }\n    vendorStats { monthlyEarnings monthlyNetEarnings weeklyEarnings weeklyNetEarnings }\n  }\n": typeof types.EarnedSpansDocument,
    "\n  query LedgerOfJob($id: UUID!) {\n    job(id: $id) {\n      id serviceFee\n      charges { id kind fee viewerCanWaiveFee }\n      ledger { id kind amount reason reverses charge { kind } }\n    }\n  }\n": typeof types.LedgerOfJobDocument,
    "\n  mutation WaiveFee($chargeId: UUID!, $reason: String!) {\n    waiveFee(chargeId: $chargeId, reason: $reason) { id fee viewerCanWaiveFee }\n  }\n": typeof types.WaiveFeeDocument,
    "mutation AnswerForFacts($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }": typeof types.AnswerForFactsDocument,
    "\n  mutation SendToForget($input: SendMessageInput!) { sendMessage(input: $input) { id } }\n": typeof types.SendToForgetDocument,
    "\n  query ForgottenThread($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content } }\n  }\n": typeof types.ForgottenThreadDocument,
    "\n  mutation AnswerDispute($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id status } }\n": typeof types.AnswerDisputeDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id content createdAt sender { id } receiverId readAt }\n  }\n": typeof types.SendMessageDocument,
    "\n  query Messages($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content sender { firstName } } }\n  }\n": typeof types.MessagesDocument,
    "\n  query JobMessages($id: UUID!) {\n    job(id: $id) { unreadMessages viewerCanMessage messages(first: 1) { totalCount nodes { content } } }\n  }\n": typeof types.JobMessagesDocument,
    "\n  mutation MarkMessagesRead($jobId: UUID!) {\n    markMessagesRead(jobId: $jobId) { id unreadMessages }\n  }\n": typeof types.MarkMessagesReadDocument,
    "query UnreadMessages { me { unreadMessages } }": typeof types.UnreadMessagesDocument,
    "mutation ReleaseJob($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.ReleaseJobDocument,
    "\n  query NoticePreferences {\n    noticePreferences {\n      id\n      groups { group label canSwitchOff choices { channel frequency } }\n      quietHours { isOn from to timeZone }\n    }\n  }\n": typeof types.NoticePreferencesDocument,
    "\n  mutation SetNoticeFrequency($input: NoticeFrequencyInput!) {\n    setNoticeFrequency(input: $input) { groups { group choices { channel frequency } } }\n  }\n": typeof types.SetNoticeFrequencyDocument,
    "\n  mutation SetQuietHours($input: QuietHoursInput!) {\n    setQuietHours(input: $input) { quietHours { isOn from to timeZone } }\n  }\n": typeof types.SetQuietHoursDocument,
    "\n  query Notices($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      totalCount\n      nodes { id kind group text path jobId createdAt readAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.NoticesDocument,
    "query UnreadNotices { me { unreadNotices } }": typeof types.UnreadNoticesDocument,
    "\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) { id unreadNotices }\n  }\n": typeof types.MarkNoticesReadDocument,
    "\n  mutation MarkMessagesReadId($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }\n": typeof types.MarkMessagesReadIdDocument,
    "mutation ReleaseNamed($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.ReleaseNamedDocument,
    "mutation ReleaseAgain($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.ReleaseAgainDocument,
    "mutation WriteToBusiness($input: SendMessageInput!) { sendMessage(input: $input) { id person { firstName } } }": typeof types.WriteToBusinessDocument,
    "\n  query PushDevices { noticePreferences { pushKey pushDevices { id name createdAt isCurrent } } }\n": typeof types.PushDevicesDocument,
    "\n  mutation RemovePushSubscription($id: UUID!) { removePushSubscription(id: $id) { pushDevices { id } } }\n": typeof types.RemovePushSubscriptionDocument,
    "\n    mutation RequestTextCode($input: TextCodeRequestInput!) { requestTextCode(input: $input) { id } }\n  ": typeof types.RequestTextCodeDocument,
    "\n  mutation AskTextCode($input: TextCodeRequestInput!) {\n    requestTextCode(input: $input) { textConsent textNumber { phone isConfirmed } }\n  }\n": typeof types.AskTextCodeDocument,
    "\n  mutation ConfirmTextCode($input: TextCodeInput!) {\n    confirmTextCode(input: $input) { textNumber { phone isConfirmed } }\n  }\n": typeof types.ConfirmTextCodeDocument,
    "query TextNumber { noticePreferences { textNumber { phone isConfirmed } } }": typeof types.TextNumberDocument,
    "\n  mutation SaveHaulRule($input: SaveHaulRuleInput!) {\n    saveHaulRule(input: $input) {\n      id zipCodes minimum eighthPrices stairsPrice extraEighthPrice noticeHours weekdays mostPerDay standsDays isActive\n      offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n": typeof types.SaveHaulRuleDocument,
    "\n  query HaulRules($vendorId: UUID) {\n    haulRules(vendorId: $vendorId) { id minimum eighthPrices offUntil pauseReason whyNotBid }\n  }\n": typeof types.HaulRulesDocument,
    "mutation DeleteHaulRule($id: UUID!) { deleteHaulRule(id: $id) }": typeof types.DeleteHaulRuleDocument,
    "mutation ResumeHaulRule($id: UUID!) { resumeHaulRule(id: $id) { id pausedAt pauseReason } }": typeof types.ResumeHaulRuleDocument,
    "mutation TurnHaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": typeof types.TurnHaulsOffTodayDocument,
    "\n  query PreviewHaulRule($input: SaveHaulRuleInput!) {\n    previewHaulRule(input: $input) {\n      requests { zipCode createdAt pickupDay loadEighths price parts { label amount } }\n    }\n  }\n": typeof types.PreviewHaulRuleDocument,
    "query BellOfHauls { notices { nodes { text } } }": typeof types.BellOfHaulsDocument,
    "\n  query InstantHauls($id: UUID!) {\n    job(id: $id) {\n      bids {\n        nodes {\n          id vendorId price status isInstant expiresAt unconfirmedSince includedEighths extraEighthPrice tripFee\n          items { kind takes price }\n          parts { label amount }\n        }\n      }\n    }\n  }\n": typeof types.InstantHaulsDocument,
    "query CountsOfHauls { haulRules { bidCount winCount } }": typeof types.CountsOfHaulsDocument,
    "query BellOfHaulRules { notices { nodes { text } } }": typeof types.BellOfHaulRulesDocument,
    "mutation HaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": typeof types.HaulsOffTodayDocument,
    "\n  mutation ChangeInstantHaul($input: ChangeBidInput!) {\n    changeBid(input: $input) { isInstant includedEighths parts { label } }\n  }\n": typeof types.ChangeInstantHaulDocument,
    "\n  query InstantBids($id: UUID!) {\n    job(id: $id) {\n      bids {\n        totalCount\n        nodes {\n          id vendorId price message status isInstant createdAt expiresAt unconfirmedSince\n          includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    }\n  }\n": typeof types.InstantBidsDocument,
    "\n  mutation EditOfferedRental($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }\n": typeof types.EditOfferedRentalDocument,
    "\n  mutation ChangeInstantBid($input: ChangeBidInput!) { changeBid(input: $input) { id isInstant } }\n": typeof types.ChangeInstantBidDocument,
    "mutation DeclineInstantBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": typeof types.DeclineInstantBidDocument,
    "query CountsOfRules { offerRules { bidCount winCount } }": typeof types.CountsOfRulesDocument,
    "query BellOfRules { notices { nodes { text } } }": typeof types.BellOfRulesDocument,
    "mutation RemoveRule($id: UUID!) { deleteOfferRule(id: $id) }": typeof types.RemoveRuleDocument,
    "mutation RulesOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": typeof types.RulesOffTodayDocument,
    "mutation RemoveRulesArea($zipCode: String!) { removeServiceArea(zipCode: $zipCode) { id } }": typeof types.RemoveRulesAreaDocument,
    "mutation NoRentals { removeVendorService(serviceType: dumpster_rental) { id } }": typeof types.NoRentalsDocument,
    "\n  mutation SaveOfferRule($input: SaveOfferRuleInput!) {\n    saveOfferRule(input: $input) {\n      id size zipCodes debris price includedDays includedTons extraDayPrice extraTonPrice tripFee noticeHours weekdays\n      mostPerDay standsDays isActive offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n": typeof types.SaveOfferRuleDocument,
    "\n  query OfferRules($vendorId: UUID) {\n    offerRules(vendorId: $vendorId) { id price isActive offUntil pausedAt pauseReason bidCount winCount whyNotBid }\n  }\n": typeof types.OfferRulesDocument,
    "mutation DeleteOfferRule($id: UUID!) { deleteOfferRule(id: $id) }": typeof types.DeleteOfferRuleDocument,
    "mutation ResumeOfferRule($id: UUID!) { resumeOfferRule(id: $id) { id pausedAt pauseReason } }": typeof types.ResumeOfferRuleDocument,
    "mutation TurnOffersOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id offUntil } }": typeof types.TurnOffersOffTodayDocument,
    "\n  query PreviewOfferRule($input: SaveOfferRuleInput!) {\n    previewOfferRule(input: $input) {\n      price terms requests { zipCode createdAt dropoffDate pickupDate debris estimatedTotal }\n    }\n  }\n": typeof types.PreviewOfferRuleDocument,
    "query BellOfOffers { notices { nodes { text } } }": typeof types.BellOfOffersDocument,
    "mutation AddSizeWithRates($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }": typeof types.AddSizeWithRatesDocument,
    "\n  query MyRateOfJob($id: UUID!) {\n    job(id: $id) { myRate { price includedDays includedTons extraDayPrice extraTonPrice tripFee standsDays } }\n  }\n": typeof types.MyRateOfJobDocument,
    "query MyRates { availableJobs(first: 100) { nodes { id myRate { price standsDays } } } }": typeof types.MyRatesDocument,
    "mutation AcceptOther($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }": typeof types.AcceptOtherDocument,
    "query CardNotices { notices(first: 50) { nodes { kind jobId } } }": typeof types.CardNoticesDocument,
    "query CardJobsToLookAt { worklist { cardJobCount cardJobs { id } } }": typeof types.CardJobsToLookAtDocument,
    "mutation DisconnectWhilePaying { disconnectPayments }": typeof types.DisconnectWhilePayingDocument,
    "query CardsToLookAt { worklist { cardJobCount cardJobs { id } } }": typeof types.CardsToLookAtDocument,
    "mutation NameWays($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }": typeof types.NameWaysDocument,
    "query WaysToPay($id: UUID!) { job(id: $id) { waysToPay paymentHandles { method handle } } }": typeof types.WaysToPayDocument,
    "query WaysOfAnother($id: UUID!) { job(id: $id) { paymentHandles { handle } } }": typeof types.WaysOfAnotherDocument,
    "\n  mutation SendWhileDue($input: SendMessageInput!) { sendMessage(input: $input) { receiverId } }\n": typeof types.SendWhileDueDocument,
    "\n  mutation CancelWithFeeDue($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { id } }\n": typeof types.CancelWithFeeDueDocument,
    "query MayMessage($id: UUID!) { job(id: $id) { viewerCanMessage vendor { businessPhone } } }": typeof types.MayMessageDocument,
    "\n  query MoneyToSettle { customerJobs(unfinished: true, first: 20) { nodes { id } } }\n": typeof types.MoneyToSettleDocument,
    "query MoneyAgenda { vendorAgenda { jobsToSettle { id amountDue amountToPayBack } } }": typeof types.MoneyAgendaDocument,
    "query MoneyNeeds { worklist { unsettledJobCount unsettledJobs { id } } }": typeof types.MoneyNeedsDocument,
    "query UnsettledSince($id: UUID!) { job(id: $id) { unsettledSince } }": typeof types.UnsettledSinceDocument,
    "\n  mutation NameClosingBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": typeof types.NameClosingBusinessDocument,
    "query ProfileOfClosed($id: UUID!) { vendorProfile(id: $id) { id name } }": typeof types.ProfileOfClosedDocument,
    "\n  mutation NameBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": typeof types.NameBusinessDocument,
    "\n  query ReadInvitation($token: String!) { invitation(token: $token) { business role } }\n": typeof types.ReadInvitationDocument,
    "query NoticesOfPerson { notices { nodes { text } } }": typeof types.NoticesOfPersonDocument,
    "\n  mutation MakeRoleToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { role } }\n  }\n": typeof types.MakeRoleTokenDocument,
    "mutation MakeFeed { createCalendarFeed { url } }": typeof types.MakeFeedDocument,
    "\n  query QuestionsOfJob($jobId: UUID!) {\n    questions(jobId: $jobId) { nodes { question answer answeredAt viewerAsked viewerCanAnswer } totalCount }\n  }\n": typeof types.QuestionsOfJobDocument,
    "query ViewerCanAsk($id: UUID!) { job(id: $id) { viewerCanAsk whyNotBid } }": typeof types.ViewerCanAskDocument,
    "query AvailableCanAsk { availableJobs { nodes { id viewerCanAsk } } }": typeof types.AvailableCanAskDocument,
    "\n  query ProfileWithComments($id: UUID!, $first: Int!, $after: String) {\n    vendorProfile(id: $id) {\n      rating ratingCount\n      reliability { accepted completed givenBackLate }\n      comments(first: $first, after: $after) {\n        totalCount\n        nodes { rating comment reply }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.ProfileWithCommentsDocument,
    "query OwnAverage { me { rating ratingCount } }": typeof types.OwnAverageDocument,
    "\n  query RatingFigures {\n    me { rating ratingCount }\n    vendorStats { rating ratingCount }\n  }\n": typeof types.RatingFiguresDocument,
    "\n  query OwnReliability {\n    me { reliability { ...Record } }\n    vendorStats { reliability { ...Record } }\n  }\n  fragment Record on VendorReliability { accepted completed underWay missed cancelled givenBackLate failedVisits }\n": typeof types.OwnReliabilityDocument,
    "query ReliabilityOfCustomer { me { reliability { accepted } } }": typeof types.ReliabilityOfCustomerDocument,
    "\n    mutation ReopenMissed($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n  ": typeof types.ReopenMissedDocument,
    "\n    mutation ReassignMissed($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n  ": typeof types.ReassignMissedDocument,
    "\n    mutation CancelMissed($jobId: UUID!) {\n      cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n    }\n  ": typeof types.CancelMissedDocument,
    "\n  query RatingsWithReplies($id: UUID!) {\n    job(id: $id) {\n      viewerCanRate\n      ratings { id raterId rating comment reply repliedAt viewerCanReply removedFor replyRemovedFor }\n    }\n  }\n": typeof types.RatingsWithRepliesDocument,
    "\n        query ComparedReplies($id: UUID!) {\n          job(id: $id) { bids { nodes { vendor { latestComments { id comment reply } } } } }\n        }\n      ": typeof types.ComparedRepliesDocument,
    "query OwnReplies { me { latestComments { comment reply repliedAt } } }": typeof types.OwnRepliesDocument,
    "\n  query SealedRatings($id: UUID!) {\n    job(id: $id) {\n      ratingsSealedUntil viewerIsRated viewerCanRate\n      ratings { raterId rating comment isSealed revealsAt }\n    }\n  }\n": typeof types.SealedRatingsDocument,
    "\n    query SealedCompared($id: UUID!) {\n      job(id: $id) { bids { nodes { vendor { rating ratingCount latestComments { comment } } } } }\n    }\n  ": typeof types.SealedComparedDocument,
    "\n  mutation WaiveBilledFee($chargeId: UUID!) { waiveFee(chargeId: $chargeId, reason: \"Sorry\") { id } }\n": typeof types.WaiveBilledFeeDocument,
    "\n  mutation CloseOwingAccount($input: CloseAccountInput!) { closeAccount(input: $input) }\n": typeof types.CloseOwingAccountDocument,
    "\n  query FeeTotals($months: Int) {\n    feeTotals(months: $months) { owed unbilled overdue months { month earned waived paid collected } }\n  }\n": typeof types.FeeTotalsDocument,
    "\n  query FeeStatements($status: StatementStatus, $after: String) {\n    feeStatements(first: 2, status: $status, after: $after) {\n      nodes { id status } pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.FeeStatementsDocument,
    "query OverdueStatements { worklist { overdueStatementCount overdueStatements { id } } }": typeof types.OverdueStatementsDocument,
    "query WhyNoBid($id: UUID!) { job(id: $id) { whyNotBid } }": typeof types.WhyNoBidDocument,
    "query PastDue { statements { daysPastDue howToPay status } }": typeof types.PastDueDocument,
    "mutation SayHow($input: UpdateSettingsInput!) { updateSettings(input: $input) { howToPayFees } }": typeof types.SayHowDocument,
    "query HowForAll { settings { howToPayFees } }": typeof types.HowForAllDocument,
    "\n      query OverdueMoney {\n        overdueMoney {\n          vendors { fromDays toDays count amount } customers { fromDays toDays count amount }\n        }\n      }\n    ": typeof types.OverdueMoneyDocument,
    "\n  query BidsOfStock($id: UUID!) { job(id: $id) { bids { nodes { id vendorId status isInstant outOfStockAt } } } }\n": typeof types.BidsOfStockDocument,
    "\n  query WhyNoStock($id: UUID!) { job(id: $id) { id whyNotBid freeUnits { free total } } }\n": typeof types.WhyNoStockDocument,
    "query BellOfStock { notices { nodes { kind text jobId } } }": typeof types.BellOfStockDocument,
    "\n  query BoardUnits($day: LocalDate!) { board(day: $day) { units { size free total } } }\n": typeof types.BoardUnitsDocument,
    "query VisitsOfStock($id: UUID!) { job(id: $id) { visits { id } } }": typeof types.VisitsOfStockDocument,
    "\n  query UnitOfJob($id: UUID!) { job(id: $id) { reservation { unit { label note endangers { id } } } } }\n": typeof types.UnitOfJobDocument,
    "\n  mutation AssignOfStock($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": typeof types.AssignOfStockDocument,
    "query Stays { units { label stay { job { id } from to isThere } } }": typeof types.StaysDocument,
    "\n    query StayOfJob($id: UUID!) { job(id: $id) { id reservation { unit { label stay { from } } } } }\n  ": typeof types.StayOfJobDocument,
    "\n  mutation OpenTicketDetails($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) {\n      id status issue adminResponse orderNumber job { orderNumber type }\n    }\n  }\n": typeof types.OpenTicketDetailsDocument,
    "\n  mutation AnswerTicketWithoutOrder($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n": typeof types.AnswerTicketWithoutOrderDocument,
    "query TicketIssue($id: UUID!) { supportTicket(id: $id) { issue } }": typeof types.TicketIssueDocument,
    "\n  query SupportTickets($customerId: UUID, $status: TicketStatus) {\n    supportTickets(customerId: $customerId, status: $status) {\n      totalCount nodes { issue customer { id } }\n    }\n  }\n": typeof types.SupportTicketsDocument,
    "\n  mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n": typeof types.AnswerWalkedTicketDocument,
    "mutation CloseWalkedTicket($id: UUID!) { closeSupportTicket(id: $id) { id } }": typeof types.CloseWalkedTicketDocument,
    "mutation ReopenWalkedTicket($id: UUID!) { reopenSupportTicket(id: $id) { id } }": typeof types.ReopenWalkedTicketDocument,
    "query JobImages($id: UUID!) { job(id: $id) { images } }": typeof types.JobImagesDocument,
    "\n  mutation UploadFile($file: Upload!) {\n    uploadFile(file: $file) { objectPath uploadURL }\n  }\n": typeof types.UploadFileDocument,
    "\n  query AreasAround($zipCode: String!, $miles: Int!) {\n    areasAround(zipCode: $zipCode, miles: $miles) { zipCode miles zipCount servedCount cities { city state zipCount } }\n  }\n": typeof types.AreasAroundDocument,
    "\n  mutation AddServiceAreasAround($zipCode: String!, $miles: Int!) {\n    addServiceAreasAround(zipCode: $zipCode, miles: $miles) { addedCount servedCount }\n  }\n": typeof types.AddServiceAreasAroundDocument,
    "\n  mutation AddPastedAreas($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n  }\n": typeof types.AddPastedAreasDocument,
    "\n  mutation RemoveServiceAreas($zipCodes: [String!]!) {\n    removeServiceAreas(zipCodes: $zipCodes) { id zipCode }\n  }\n": typeof types.RemoveServiceAreasDocument,
    "query NamedAreas { serviceAreas { zipCode city state } }": typeof types.NamedAreasDocument,
    "query AvailableAround { availableJobs { nodes { id } } }": typeof types.AvailableAroundDocument,
    "query AreaCount($id: UUID!) { user(id: $id) { areaCount } }": typeof types.AreaCountDocument,
    "\n  mutation SavePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n": typeof types.SavePaperDocument,
    "\n  mutation ReviewPaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus expiresOn timeZone version }\n  }\n": typeof types.ReviewPaperDocument,
    "\n  query Papers { vendorDocuments { id documentType reviewStatus expiresOn reviewReason } }\n": typeof types.PapersDocument,
    "\n  query SeenOfVendor($id: UUID!) {\n    job(id: $id) { expiredDocuments vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n  }\n": typeof types.SeenOfVendorDocument,
    "\n  mutation ChangeInTime($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n": typeof types.ChangeInTimeDocument,
    "query UncoveredSince($id: UUID!) { job(id: $id) { uncoveredSince } }": typeof types.UncoveredSinceDocument,
    "\n  query VerifiedUntil($vendor: UUID!, $job: UUID!) {\n    vendorProfile(id: $vendor) { verifiedDocuments verifiedUntil }\n    job(id: $job) { bids { nodes { vendor { documentsOnFile verifiedUntil } } } }\n  }\n": typeof types.VerifiedUntilDocument,
    "mutation AddOwnSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }": typeof types.AddOwnSizeDocument,
    "mutation UpdateOwnSize($input: UpdateDumpsterSizeInput!) { updateDumpsterSize(input: $input) { id } }": typeof types.UpdateOwnSizeDocument,
    "mutation RemoveOwnSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }": typeof types.RemoveOwnSizeDocument,
    "mutation EditSize($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }": typeof types.EditSizeDocument,
    "query RentalsForMe { availableJobs(first: 100) { totalCount nodes { id whyNotBid } } }": typeof types.RentalsForMeDocument,
    "\n  query RentalForMe($id: UUID!) {\n    job(id: $id) { whyNotBid viewerSeesDetails address description myBid { status viewerCanChange } }\n  }\n": typeof types.RentalForMeDocument,
    "mutation ChangeOldBid($input: ChangeBidInput!) { changeBid(input: $input) { price } }": typeof types.ChangeOldBidDocument,
    "\n  mutation ReviewWalked($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }\n": typeof types.ReviewWalkedDocument,
    "mutation UndoWalkedReview($id: UUID!) { undoDocumentReview(id: $id) { id } }": typeof types.UndoWalkedReviewDocument,
    "\n  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {\n    addDumpsterSize(input: $input) { id }\n  }\n": typeof types.AddDumpsterSizeIdDocument,
    "\n  mutation SetSecretItem($price: Money!) {\n    setVendorItem(kind: piano, takes: extra, price: $price) { kind }\n  }\n": typeof types.SetSecretItemDocument,
    "\n  mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id }\n  }\n": typeof types.ReviewVendorDocumentIdDocument,
    "\n  mutation SaveUndonePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n": typeof types.SaveUndonePaperDocument,
    "\n  mutation ReviewUndonePaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { reviewStatus }\n  }\n": typeof types.ReviewUndonePaperDocument,
    "\n  mutation UndoReview($id: UUID!) { undoDocumentReview(id: $id) { reviewStatus reviewReason expiresOn } }\n": typeof types.UndoReviewDocument,
    "query UndonePapers { vendorDocuments { id reviewStatus } }": typeof types.UndonePapersDocument,
    "\n  query ItemsOfVendor($vendorId: UUID) { vendorItems(vendorId: $vendorId) { kind takes price } }\n": typeof types.ItemsOfVendorDocument,
    "\n  mutation SetItemOfVendor($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind takes price }\n  }\n": typeof types.SetItemOfVendorDocument,
    "\n    mutation AddServiceArea($zipCode: String!) {\n      addServiceArea(zipCode: $zipCode) { id zipCode vendorId }\n    }\n  ": typeof types.AddServiceAreaDocument,
    "\n    mutation AddServiceAreas($zipCodes: [String!]!) {\n      addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n    }\n  ": typeof types.AddServiceAreasDocument,
    "\n    mutation RemoveServiceArea($zipCode: String!) {\n      removeServiceArea(zipCode: $zipCode) { id zipCode }\n    }\n  ": typeof types.RemoveServiceAreaDocument,
    "\n    query ServiceAreas($vendorId: UUID) {\n      serviceAreas(vendorId: $vendorId) { zipCode }\n    }\n  ": typeof types.ServiceAreasDocument,
    "query AvailableJobs { availableJobs { nodes { id } } }": typeof types.AvailableJobsDocument,
    "query VendorServices { vendorServices { serviceType } }": typeof types.VendorServicesDocument,
    "mutation AddVendorService { addVendorService(serviceType: junk_pickup) { id } }": typeof types.AddVendorServiceDocument,
    "\n    mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n      addDumpsterSize(input: $input) { id size description pricePerDay isActive }\n    }\n  ": typeof types.AddDumpsterSizeDocument,
    "\n    mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n      updateDumpsterSize(input: $input) { size description pricePerDay }\n    }\n  ": typeof types.UpdateDumpsterSizeDocument,
    "mutation RemoveDumpsterSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }": typeof types.RemoveDumpsterSizeDocument,
    "query DumpsterSizes { dumpsterSizes { id size pricePerDay } }": typeof types.DumpsterSizesDocument,
    "\n      query OwnRates {\n        dumpsterSizes {\n          pricePerDay rentalSize usualPrice includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    ": typeof types.OwnRatesDocument,
    "\n    mutation SaveDocumentDetails($input: SaveVendorDocumentInput!) {\n      saveVendorDocument(input: $input) { id documentType fileName filePath reviewStatus reviewReason }\n    }\n  ": typeof types.SaveDocumentDetailsDocument,
    "query DocumentReviews { vendorDocuments { reviewStatus reviewReason } }": typeof types.DocumentReviewsDocument,
    "\n      query JobDocumentsOnFile($id: UUID!) {\n        job(id: $id) { vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n      }\n    ": typeof types.JobDocumentsOnFileDocument,
    "query VendorDocuments { vendorDocuments { id } }": typeof types.VendorDocumentsDocument,
    "\n    query FilteredJobs($type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort, $after: String) {\n      availableJobs(first: 2 type: $type zipCode: $zipCode date: $date sort: $sort after: $after) {\n        totalCount nodes { id } pageInfo { endCursor hasNextPage }\n      }\n    }\n  ": typeof types.FilteredJobsDocument,
    "\n      query Earnings {\n        vendorEarnings { startsOn earned net jobs }\n        earnedJobs { totalCount nodes { id finalPrice serviceFee completedDate } }\n        vendorStats { monthlyEarnings weeklyEarnings monthlyNetEarnings weeklyNetEarnings completedJobs }\n      }\n    ": typeof types.EarningsDocument,
    "query FeeOf($id: UUID!) { job(id: $id) { finalPrice serviceFee } }": typeof types.FeeOfDocument,
    "\n  query DisputeShown($id: UUID!) {\n    job(id: $id) {\n      status cancellationFee viewerCanFindAnother\n      visits { status onTheWayAt viewerCanDispute viewerCanDecideDispute viewerCanUndoStart disputeReason disputeDecision reportStands }\n      history { toStatus }\n    }\n  }\n": typeof types.DisputeShownDocument,
    "\n  mutation ReopenSetOff($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": typeof types.ReopenSetOffDocument,
    "query DisputesInNeed { worklist { disputedJobCount disputedJobs { id } } }": typeof types.DisputesInNeedDocument,
    "\n  query JobOfDriver($id: UUID!) {\n    job(id: $id) {\n      id orderNumber title type status address zipCode firstName lastName phone description vendorId\n      estimatedPrice customerBudget finalPrice serviceFee amountDue viewerSeesDetails viewerCanMessage\n      viewerCanStart viewerCanComplete viewerCanRelease lists { name } history { id } unreadMessages\n      customer { id } acceptedBid { id } myBid { id } charges { id } payments { id } changeOrders { id }\n      visits { id viewerCanStart viewerCanSchedule }\n      messages { nodes { content } }\n    }\n  }\n": typeof types.JobOfDriverDocument,
    "query VisitsOfDriver { vendorVisits { id job { id } } }": typeof types.VisitsOfDriverDocument,
    "mutation SendAsDriver($input: SendMessageInput!) { sendMessage(input: $input) { id } }": typeof types.SendAsDriverDocument,
    "mutation ReadAsDriver($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id unreadMessages } }": typeof types.ReadAsDriverDocument,
    "query TonsOfDriver($id: UUID!) { job(id: $id) { visits { tonsToCharge } } }": typeof types.TonsOfDriverDocument,
    "query UnreadOfDriver { me { unreadMessages } }": typeof types.UnreadOfDriverDocument,
    "mutation FeedOfDriver { createCalendarFeed { url } }": typeof types.FeedOfDriverDocument,
    "\n  query FinishedByJob($id: UUID!) { job(id: $id) { visits { status finishedByJob } } }\n": typeof types.FinishedByJobDocument,
    "\n    mutation WithoutConnection($visitId: UUID!, $ago: Int!, $input: CompleteVisitInput!) {\n      startVisit(visitId: $visitId, etaMinutes: 15, pressedSecondsAgo: $ago) {\n        onTheWayAt\n        onTheWayReceivedAt\n      }\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n      completeVisit(visitId: $visitId, input: $input) {\n        doneAt\n        doneReceivedAt\n      }\n    }\n  ": typeof types.WithoutConnectionDocument,
    "\n    mutation ArriveWithoutConnection($visitId: UUID!, $ago: Int!) {\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n    }\n  ": typeof types.ArriveWithoutConnectionDocument,
    "\n  mutation SetVisitPhotos($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { visitPhotosRequired }\n  }\n": typeof types.SetVisitPhotosDocument,
    "query VisitsOn($day: LocalDate) { vendorVisits(day: $day) { kind job { id address } } }": typeof types.VisitsOnDocument,
    "query VisitHistory($id: UUID!) { job(id: $id) { history { toStatus } } }": typeof types.VisitHistoryDocument,
    "\n  query NoShow($id: UUID!) {\n    job(id: $id) { viewerCanReportNoShow history { toStatus vendorDidNotCome } }\n  }\n": typeof types.NoShowDocument,
    "\n  mutation CancelNoShow($jobId: UUID!) {\n    cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n  }\n": typeof types.CancelNoShowDocument,
    "query CanCancelNoShow($id: UUID!) { job(id: $id) { status viewerCanCancel } }": typeof types.CanCancelNoShowDocument,
    "\n  mutation RequestJunkPickupOrderNumber($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id orderNumber createdAt address }\n  }\n": typeof types.RequestJunkPickupOrderNumberDocument,
    "\n  mutation CreateApiTokenToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id } }\n  }\n": typeof types.CreateApiTokenTokenDocument,
    "\n      mutation SubmitBidPrice($input: SubmitBidInput!) {\n        submitBid(input: $input) { id price }\n      }\n    ": typeof types.SubmitBidPriceDocument,
    "\n      mutation CreateUserEmail($input: CreateUserInput!) {\n        createUser(input: $input) { id email }\n      }\n    ": typeof types.CreateUserEmailDocument,
    "mutation CreateCalendarFeed { createCalendarFeed { url } }": typeof types.CreateCalendarFeedDocument,
    "query ApiTokenIds { apiTokens { id } }": typeof types.ApiTokenIdsDocument,
    "\n  mutation SignUp($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n": typeof types.SignUpDocument,
    "mutation Forgot($email: EmailAddress!) { requestPasswordReset(email: $email) }": typeof types.ForgotDocument,
    "query TheUsers { users { nodes { id } } }": typeof types.TheUsersDocument,
    "query Nobody { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }": typeof types.NobodyDocument,
    "query SearchedUsers { users(search: \"needle in a haystack\") { nodes { id } } }": typeof types.SearchedUsersDocument,
    "query MyOrders { customerJobs { nodes { id } } }": typeof types.MyOrdersDocument,
    "query Missing { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }": typeof types.MissingDocument,
    "mutation SaveForPage($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }": typeof types.SaveForPageDocument,
    "query CustomerJobIds { customerJobs { nodes { id } } }": typeof types.CustomerJobIdsDocument,
    "\n    mutation ReopenForReceipt($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n  ": typeof types.ReopenForReceiptDocument,
    "query ChargeToWaive($id: UUID!) { job(id: $id) { charges { id } } }": typeof types.ChargeToWaiveDocument,
    "\n  mutation WaiveFileFee($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n": typeof types.WaiveFileFeeDocument,
    "query FileTotals { feeTotals(months: 1) { months { month earned waived paid collected } } }": typeof types.FileTotalsDocument,
    "mutation RevokeCalendarFeed { revokeCalendarFeed }": typeof types.RevokeCalendarFeedDocument,
    "query CalendarFeed { calendarFeed { createdAt } }": typeof types.CalendarFeedDocument,
    "\n  query StoppedPreferences { noticePreferences { groups { group choices { frequency } } } }\n": typeof types.StoppedPreferencesDocument,
    "\n  mutation AnswerSupportTicketId($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id }\n  }\n": typeof types.AnswerSupportTicketIdDocument,
    "\n  mutation AddServiceAreasAdded($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { id } }\n  }\n": typeof types.AddServiceAreasAddedDocument,
    "\n  mutation SaveBusinessName($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": typeof types.SaveBusinessNameDocument,
    "mutation ChangeBidOften($input: ChangeBidInput!) { changeBid(input: $input) { id } }": typeof types.ChangeBidOftenDocument,
    "mutation AddOneArea { addServiceArea(zipCode: \"99999\") { id } }": typeof types.AddOneAreaDocument,
    "\n      mutation ChangedSettings {\n        updateSettings(input: { serviceFeePercent: 7.5, documentsRequired: true }) { serviceFeePercent }\n      }\n    ": typeof types.ChangedSettingsDocument,
    "\n        query RestoredJobs {\n          customerJobs(first: 20) { nodes { id status images } totalCount }\n        }\n      ": typeof types.RestoredJobsDocument,
    "query JobRatingComments($id: UUID!) { job(id: $id) { ratings { comment } } }": typeof types.JobRatingCommentsDocument,
    "query JobBidMessages($id: UUID!) { job(id: $id) { bids { nodes { message } } } }": typeof types.JobBidMessagesDocument,
    "\n      mutation ChangeBidMessage($input: ChangeBidInput!) {\n        changeBid(input: $input) { message }\n      }\n    ": typeof types.ChangeBidMessageDocument,
    "query JobServiceInstructions($id: UUID!) { job(id: $id) { serviceInstructions } }": typeof types.JobServiceInstructionsDocument,
    "\n        mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n          releaseJob(jobId: $jobId, reason: $reason) { id }\n        }\n      ": typeof types.ReleaseJobWithReasonDocument,
    "query JobReasons($id: UUID!) { job(id: $id) { history { reason } } }": typeof types.JobReasonsDocument,
    "mutation ConnectToTakeCards { connectPayments { url } }": typeof types.ConnectToTakeCardsDocument,
    "\n  query DealOfHistory($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue vendorId cancellationFee\n      visits { id kind status windowStart windowEnd disputedAt reportStands }\n      charges { id kind amount status vendor { id } }\n      changeOrders { id status proposedBy }\n      payments { id amount status provider refundOf vendor { id } }\n      balances { amount vendor { id } }\n    }\n  }\n": typeof types.DealOfHistoryDocument,
    "\n  mutation CancelInHistory($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, reason: \"Enough\", fee: $fee) { id } }\n": typeof types.CancelInHistoryDocument,
    "\n  mutation FindAnotherInHistory($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { id }\n  }\n": typeof types.FindAnotherInHistoryDocument,
    "\n  mutation ReopenInHistory($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": typeof types.ReopenInHistoryDocument,
    "query CardAmountInHistory($id: UUID!) { job(id: $id) { cardAmount } }": typeof types.CardAmountInHistoryDocument,
    "\n  mutation RequestJunkPickup($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id }\n  }\n": typeof types.RequestJunkPickupDocument,
    "\n  mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n    requestDumpsterRental(input: $input) { id }\n  }\n": typeof types.RequestDumpsterRentalDocument,
    "\n  mutation EditJunkPickup($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id version }\n  }\n": typeof types.EditJunkPickupDocument,
    "mutation SubmitBid($input: SubmitBidInput!) { submitBid(input: $input) { id } }": typeof types.SubmitBidDocument,
    "mutation AskQuestion($input: AskQuestionInput!) { askQuestion(input: $input) { id } }": typeof types.AskQuestionDocument,
    "mutation AnswerQuestion($input: AnswerQuestionInput!) { answerQuestion(input: $input) { id answer } }": typeof types.AnswerQuestionDocument,
    "\n  mutation AcceptBid($bidId: UUID!) {\n    acceptBid(bidId: $bidId) { id status finalPrice vendorId }\n  }\n": typeof types.AcceptBidDocument,
    "mutation StartJob($jobId: UUID!) { startJob(jobId: $jobId) { id status } }": typeof types.StartJobDocument,
    "\n  mutation CompleteJob($jobId: UUID!) {\n    completeJob(jobId: $jobId) { id status completedDate }\n  }\n": typeof types.CompleteJobDocument,
    "\n  mutation StartVisit($visitId: UUID!, $etaMinutes: Int!) {\n    startVisit(visitId: $visitId, etaMinutes: $etaMinutes) { id status eta onTheWayAt job { id status } }\n  }\n": typeof types.StartVisitDocument,
    "\n  mutation UndoStartVisit($visitId: UUID!) { undoStartVisit(visitId: $visitId) { id status onTheWayAt job { id status } } }\n": typeof types.UndoStartVisitDocument,
    "\n  mutation DisputeVisit($visitId: UUID!, $reason: String!) {\n    disputeVisit(visitId: $visitId, reason: $reason) { id disputedAt disputeReason viewerCanDispute }\n  }\n": typeof types.DisputeVisitDocument,
    "\n  mutation DecideVisitDispute($visitId: UUID!, $stands: Boolean!, $reason: String!) {\n    decideVisitDispute(visitId: $visitId, stands: $stands, reason: $reason) { id reportStands disputeDecision }\n  }\n": typeof types.DecideVisitDisputeDocument,
    "\n  mutation ArriveAtVisit($visitId: UUID!) { arriveAtVisit(visitId: $visitId) { id status arrivedAt } }\n": typeof types.ArriveAtVisitDocument,
    "\n  mutation CompleteVisit($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) {\n      id status doneAt tons unitLabel photos { id kind path } job { id status }\n    }\n  }\n": typeof types.CompleteVisitDocument,
    "\n  mutation FailVisit($visitId: UUID!, $input: FailVisitInput!) {\n    failVisit(visitId: $visitId, input: $input) { id status failureReason failureNote }\n  }\n": typeof types.FailVisitDocument,
    "\n  mutation ScheduleVisit($input: ScheduleVisitInput!) {\n    scheduleVisit(input: $input) { id kind status windowStart windowEnd }\n  }\n": typeof types.ScheduleVisitDocument,
    "\n  mutation ReportNoShow($jobId: UUID!, $newDate: LocalDate!) {\n    reportNoShow(jobId: $jobId, newDate: $newDate) { id status pickupDateTime dropoffDate pickupDate }\n  }\n": typeof types.ReportNoShowDocument,
    "\n  query VisitsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status\n      visits {\n        id kind status windowStart windowEnd arrivedAt doneAt tons photos { id kind path }\n        viewerCanStart viewerCanArrive viewerCanComplete viewerCanFail\n      }\n    }\n  }\n": typeof types.VisitsOfJobDocument,
    "\n  query DatesOfJob($id: UUID!) {\n    job(id: $id) { scheduledDate pickupDateTime dropoffDate dropoffTimePreference pickupDate }\n  }\n": typeof types.DatesOfJobDocument,
    "mutation GiveJobBackTo($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": typeof types.GiveJobBackToDocument,
    "\n  mutation SubmitRating($input: SubmitRatingInput!) {\n    submitRating(input: $input) { id rated { id rating ratingCount } }\n  }\n": typeof types.SubmitRatingDocument,
    "\n  mutation ReplyToRating($input: ReplyToRatingInput!) {\n    replyToRating(input: $input) { id reply repliedAt viewerCanReply }\n  }\n": typeof types.ReplyToRatingDocument,
    "\n  mutation RemoveRating($input: RemoveRatingInput!) {\n    removeRating(input: $input) { id rating comment removedFor rated { id rating ratingCount } }\n  }\n": typeof types.RemoveRatingDocument,
    "\n  mutation RemoveRatingReply($input: RemoveRatingInput!) {\n    removeRatingReply(input: $input) { id reply replyRemovedFor }\n  }\n": typeof types.RemoveRatingReplyDocument,
    "\n  query ChargesOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue serviceFee\n      charges {\n        id kind label quantity unitPrice amount status contestUntil contestReason decisionReason\n        contestAnswer answeredAt decidedAt answerPhotos { path }\n        viewerCanContest viewerCanVoid viewerCanUphold viewerCanAnswer viewerCanUndo\n      }\n    }\n  }\n": typeof types.ChargesOfJobDocument,
    "\n  mutation ContestCharge($chargeId: UUID!, $reason: String!) {\n    contestCharge(chargeId: $chargeId, reason: $reason) { id status contestReason job { id finalPrice amountDue } }\n  }\n": typeof types.ContestChargeDocument,
    "\n  mutation VoidCharge($chargeId: UUID!, $reason: String!) {\n    voidCharge(chargeId: $chargeId, reason: $reason) { id status decisionReason job { id finalPrice amountDue } }\n  }\n": typeof types.VoidChargeDocument,
    "\n  mutation UpholdCharge($chargeId: UUID!, $reason: String!) {\n    upholdCharge(chargeId: $chargeId, reason: $reason) { id status contestUntil decisionReason }\n  }\n": typeof types.UpholdChargeDocument,
    "\n  mutation AnswerContest($chargeId: UUID!, $answer: String!, $photos: [String!]) {\n    answerContest(chargeId: $chargeId, answer: $answer, photos: $photos) {\n      id status contestAnswer answeredAt answerPhotos { path } viewerCanAnswer\n    }\n  }\n": typeof types.AnswerContestDocument,
    "\n  mutation UndoChargeDecision($chargeId: UUID!) {\n    undoChargeDecision(chargeId: $chargeId) {\n      id status decisionReason decidedAt voidedByAdmin viewerCanUphold viewerCanUndo job { id finalPrice amountDue }\n    }\n  }\n": typeof types.UndoChargeDecisionDocument,
    "\n  query ChangeOrdersOfJob($id: UUID!) {\n    job(id: $id) {\n      finalPrice cancellationFee\n      changeOrders {\n        id kind status proposedBy amount quantity note declineReason windowStart pickupDate expiresAt\n        visit { id } charge { id kind status amount contestUntil } photos { id kind } viewerCanDecide viewerCanWithdraw\n      }\n    }\n  }\n": typeof types.ChangeOrdersOfJobDocument,
    "\n  mutation ProposeChangeOrder($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind status proposedBy amount quantity windowStart visit { id } expiresAt\n      charge { kind status amount quantity unitPrice contestUntil }\n    }\n  }\n": typeof types.ProposeChangeOrderDocument,
    "\n  mutation AcceptChangeOrder($id: UUID!) { acceptChangeOrder(id: $id) { id status job { id finalPrice } } }\n": typeof types.AcceptChangeOrderDocument,
    "\n  mutation DeclineChangeOrder($id: UUID!, $reason: String) {\n    declineChangeOrder(id: $id, reason: $reason) { id status declineReason }\n  }\n": typeof types.DeclineChangeOrderDocument,
    "\n  mutation WithdrawChangeOrder($id: UUID!) { withdrawChangeOrder(id: $id) { id status } }\n": typeof types.WithdrawChangeOrderDocument,
    "\n  mutation PayByCard($jobId: UUID!, $amount: Money!) { payByCard(jobId: $jobId, amount: $amount) { url } }\n": typeof types.PayByCardDocument,
    "\n  query CardPaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id amountDue amountToPayBack cardAmount viewerCanMarkPaid viewerCanMarkPaidBack\n      payments { id amount method status provider refundOf isTakenBack failure expiresAt dispute { status dueBy } }\n    }\n  }\n": typeof types.CardPaymentsOfJobDocument,
    "\n  query PaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue amountToPayBack viewerCanMarkPaid viewerCanMarkPaidBack\n      balances { amount vendor { id } }\n      payments { id amount method status denyReason createdAt decidedAt viewerCanDecide vendor { id } }\n    }\n  }\n": typeof types.PaymentsOfJobDocument,
    "\n  mutation MarkPaid($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaid(jobId: $jobId, method: $method, amount: $amount) { id amountDue viewerCanMarkPaid payments { id status amount method } }\n  }\n": typeof types.MarkPaidDocument,
    "\n  mutation MarkPaidBack($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaidBack(jobId: $jobId, method: $method, amount: $amount) {\n      id amountDue amountToPayBack viewerCanMarkPaidBack payments { id status amount method }\n    }\n  }\n": typeof types.MarkPaidBackDocument,
    "\n  mutation ConfirmPayment($jobId: UUID!, $paymentId: UUID) {\n    confirmPayment(jobId: $jobId, paymentId: $paymentId) { id amountDue payments { id status decidedAt } }\n  }\n": typeof types.ConfirmPaymentDocument,
    "\n  mutation DenyPayment($jobId: UUID!, $reason: String!, $paymentId: UUID) {\n    denyPayment(jobId: $jobId, reason: $reason, paymentId: $paymentId) { id amountDue payments { id status denyReason } }\n  }\n": typeof types.DenyPaymentDocument,
    "mutation ConnectBeforeKills { connectPayments { url } }": typeof types.ConnectBeforeKillsDocument,
    "\n  query JobSteps($id: UUID!) {\n    job(id: $id) { status history { toStatus } }\n  }\n": typeof types.JobStepsDocument,
    "\n    mutation UploadFileObjectPath($file: Upload!) {\n      uploadFile(file: $file) { objectPath }\n    }\n  ": typeof types.UploadFileObjectPathDocument,
    "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) { pushDevices { id name isCurrent } }\n  }\n": typeof types.AddPushSubscriptionDocument,
    "mutation CancelJob($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }": typeof types.CancelJobDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "mutation CloseAccount($input: CloseAccountInput!) { closeAccount(input: $input) }": typeof types.CloseAccountDocument,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token }\n  }\n": typeof types.CreateApiTokenDocument,
    "mutation CreateUpload { createUpload { uploadURL } }": typeof types.CreateUploadDocument,
    "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { id } }": typeof types.CreateUserDocument,
    "mutation Login($input: LoginInput!) { login(input: $input) { id } }": typeof types.LoginDocument,
    "mutation Logout { logout }": typeof types.LogoutDocument,
    "query Me { me { id } }": typeof types.MeDocument,
    "\n  mutation OpenSupportTicket($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) { id }\n  }\n": typeof types.OpenSupportTicketDocument,
    "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation { email emailConfirmedAt }\n  }\n": typeof types.SendEmailConfirmationDocument,
    "\n  mutation RequestPasswordReset($email: EmailAddress!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }": typeof types.ResetPasswordDocument,
    "mutation AcceptInvitation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }": typeof types.AcceptInvitationDocument,
    "\n  mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath }\n  }\n": typeof types.SaveVendorDocumentDocument,
    "\n  mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id }\n  }\n": typeof types.SetUserActiveDocument,
    "\n  mutation UpdateUserEmail($input: UpdateUserInput!) {\n    updateUser(input: $input) { email }\n  }\n": typeof types.UpdateUserEmailDocument,
    "mutation WithdrawBidId($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": typeof types.WithdrawBidIdDocument,
    "query Settings { settings { supportPhone } }": typeof types.SettingsDocument,
    "\n  mutation SendText($input: SendMessageInput!) {\n    sendMessage(input: $input) { id }\n  }\n": typeof types.SendTextDocument,
    "\n  mutation SaveOfferRuleId($input: SaveOfferRuleInput!) { saveOfferRule(input: $input) { id } }\n": typeof types.SaveOfferRuleIdDocument,
    "\n  mutation SaveHaulRuleId($input: SaveHaulRuleInput!) { saveHaulRule(input: $input) { id } }\n": typeof types.SaveHaulRuleIdDocument,
    "\n  mutation PauseHaulRule($id: UUID!, $reason: String!) {\n    pauseHaulRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n": typeof types.PauseHaulRuleDocument,
    "\n  mutation PauseOfferRule($id: UUID!, $reason: String!) {\n    pauseOfferRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n": typeof types.PauseOfferRuleDocument,
    "mutation AddTenYards { addDumpsterSize(input: { size: \"10 yard\" }) { id } }": typeof types.AddTenYardsDocument,
    "\n  mutation UpdateAccountId($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { id }\n  }\n": typeof types.UpdateAccountIdDocument,
    "\n  mutation SaveVendorDocumentId($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { id }\n  }\n": typeof types.SaveVendorDocumentIdDocument,
    "mutation SignOutAllBrowsers { signOutEverywhere }": typeof types.SignOutAllBrowsersDocument,
    "\n  mutation InviteOnePerson($input: InvitePersonInput!) {\n    invitePerson(input: $input) { id name email role invitedAt lastSeenAt }\n  }\n": typeof types.InviteOnePersonDocument,
    "\n  mutation GiveRole($personId: UUID!, $role: PersonRole!) {\n    changeRole(personId: $personId, role: $role) { id role }\n  }\n": typeof types.GiveRoleDocument,
    "\n  mutation RemoveOnePerson($personId: UUID!) { removePerson(personId: $personId) }\n": typeof types.RemoveOnePersonDocument,
    "mutation LeaveOwnBusiness { leaveBusiness }": typeof types.LeaveOwnBusinessDocument,
    "\n  query PeopleOfBusiness($vendorId: UUID) {\n    people(vendorId: $vendorId) { id name email role invitedAt lastSeenAt }\n  }\n": typeof types.PeopleOfBusinessDocument,
    "query WhereIWork { me { id role business { id name } } }": typeof types.WhereIWorkDocument,
    "query JobBidPrices($id: UUID!) { job(id: $id) { bids { nodes { price } } } }": typeof types.JobBidPricesDocument,
    "\n  mutation SaveVendorDocumentFilePath($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath fileName }\n  }\n": typeof types.SaveVendorDocumentFilePathDocument,
    "query HumanMe { me { id firstName email unreadNotices business { id } } }": typeof types.HumanMeDocument,
    "query HumanNotices { notices { nodes { id } } }": typeof types.HumanNoticesDocument,
    "mutation HumanRead($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { id unreadNotices } }": typeof types.HumanReadDocument,
    "\n  mutation HumanQuiet($input: QuietHoursInput!) { setQuietHours(input: $input) { quietHours { isOn from } } }\n": typeof types.HumanQuietDocument,
    "query HumanPreferences { noticePreferences { quietHours { isOn from } } }": typeof types.HumanPreferencesDocument,
    "mutation HumanUpdate($input: UpdateAccountInput!) { updateAccount(input: $input) { firstName } }": typeof types.HumanUpdateDocument,
    "\n  mutation HumanAskTexts($input: TextCodeRequestInput!) { requestTextCode(input: $input) { textNumber { phone } } }\n": typeof types.HumanAskTextsDocument,
    "\n  mutation HumanConfirmTexts($input: TextCodeInput!) { confirmTextCode(input: $input) { textNumber { phone } } }\n": typeof types.HumanConfirmTextsDocument,
    "query HumanTextNumber { noticePreferences { textNumber { isConfirmed } } }": typeof types.HumanTextNumberDocument,
    "query HumanFeed { calendarFeed { createdAt } }": typeof types.HumanFeedDocument,
    "mutation HumanCreateFeed { createCalendarFeed { url } }": typeof types.HumanCreateFeedDocument,
    "mutation HumanRevokeFeed { revokeCalendarFeed }": typeof types.HumanRevokeFeedDocument,
    "query HumanTokens { apiTokens { id name } }": typeof types.HumanTokensDocument,
    "mutation HumanExport { requestMyData { id } }": typeof types.HumanExportDocument,
    "query HumanOwnExport { myDataExport { id } }": typeof types.HumanOwnExportDocument,
    "mutation HumanEverywhere { signOutEverywhere }": typeof types.HumanEverywhereDocument,
    "mutation HumanArea($zipCode: String!) { addServiceArea(zipCode: $zipCode) { zipCode } }": typeof types.HumanAreaDocument,
    "\n    mutation HumanChangeRole($personId: UUID!) { changeRole(personId: $personId, role: dispatcher) { id } }\n  ": typeof types.HumanChangeRoleDocument,
    "query UsersTotalCount($search: String) { users(search: $search) { totalCount } }": typeof types.UsersTotalCountDocument,
    "\n    query CustomerJobIdsAfter($after: String) {\n      customerJobs(after: $after) { nodes { id } }\n    }\n  ": typeof types.CustomerJobIdsAfterDocument,
    "\n    query UserIdsByName($after: String) {\n      users(sort: name, after: $after) { nodes { id } }\n    }\n  ": typeof types.UserIdsByNameDocument,
    "query VendorStatsMonthlyEarnings { vendorStats { monthlyEarnings } }": typeof types.VendorStatsMonthlyEarningsDocument,
    "query MessagesTotalCount($id: UUID!) { messages(jobId: $id) { totalCount } }": typeof types.MessagesTotalCountDocument,
    "query JobId($id: UUID!) { job(id: $id) { id } }": typeof types.JobIdDocument,
    "query VendorDocumentsFilePath { vendorDocuments { filePath } }": typeof types.VendorDocumentsFilePathDocument,
    "\n    query HistoryOfPassedOn($id: UUID!) {\n      job(id: $id) { history { fromStatus toStatus reason actor { firstName } } }\n    }\n  ": typeof types.HistoryOfPassedOnDocument,
    "mutation ConnectForKeys { connectPayments { url } }": typeof types.ConnectForKeysDocument,
    "query FailedForKeys { failedTasks { task error } }": typeof types.FailedForKeysDocument,
    "mutation ExportForKeys { requestMyData { id } }": typeof types.ExportForKeysDocument,
    "query ExportedForKeys { myDataExport { downloadPath } }": typeof types.ExportedForKeysDocument,
    "query MyOrdersOnStandby { customerJobs { nodes { id } totalCount } }": typeof types.MyOrdersOnStandbyDocument,
    "\n  mutation TokenForStandby($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }\n": typeof types.TokenForStandbyDocument,
    "\n  query StatementsOf($vendorId: UUID) {\n    statements(vendorId: $vendorId) {\n      id number month total collected paid due dueDate status\n      lines { kind label amount at job { id } }\n      payments { id kind amount reference reason reverses }\n      vendor { id }\n      viewerCanRecordPayment viewerCanReversePayment\n    }\n  }\n": typeof types.StatementsOfDocument,
    "\n  mutation RecordStatementPayment($statementId: UUID!, $amount: Money!, $reference: String!) {\n    recordStatementPayment(statementId: $statementId, amount: $amount, reference: $reference) {\n      id status total paid due payments { id kind amount reference }\n    }\n  }\n": typeof types.RecordStatementPaymentDocument,
    "\n  mutation ReverseStatementPayment($statementId: UUID!, $paymentId: UUID, $reason: String!) {\n    reverseStatementPayment(statementId: $statementId, paymentId: $paymentId, reason: $reason) {\n      id status paid due payments { kind amount reason reverses }\n    }\n  }\n": typeof types.ReverseStatementPaymentDocument,
    "\n  query DueStatements($vendorId: UUID) {\n    statements(vendorId: $vendorId) { id due viewerCanReversePayment payments { id kind reverses } }\n  }\n": typeof types.DueStatementsDocument,
    "\n  mutation AddStockedSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id turnaroundDays } }\n": typeof types.AddStockedSizeDocument,
    "\n  mutation SetUnits($sizeId: UUID!, $count: Int!) {\n    setUnits(sizeId: $sizeId, count: $count) { id size label outSince note endangers { id } }\n  }\n": typeof types.SetUnitsDocument,
    "query Units { units { id size label outSince note endangers { id } } }": typeof types.UnitsDocument,
    "\n  mutation RenameUnit($id: UUID!, $label: String!) { renameUnit(id: $id, label: $label) { id label } }\n": typeof types.RenameUnitDocument,
    "\n  mutation TakeUnitOut($id: UUID!, $note: String) {\n    takeUnitOut(id: $id, note: $note) { id outSince note endangers { id } }\n  }\n": typeof types.TakeUnitOutDocument,
    "\n  mutation ReturnUnit($id: UUID!) { returnUnit(id: $id) { id outSince note endangers { id } } }\n": typeof types.ReturnUnitDocument,
    "\n  query StockOf($from: LocalDate!, $to: LocalDate!) {\n    stock(from: $from, to: $to) { size days { day total taken overdue } short { id } }\n  }\n": typeof types.StockOfDocument,
    "\n  query ReservationOf($id: UUID!) { job(id: $id) { id status reservation { unit { label } from to } } }\n": typeof types.ReservationOfDocument,
    "\n  mutation AddDayOff($input: AddDayOffInput!) { addDayOff(input: $input) { id from to note } }\n": typeof types.AddDayOffDocument,
    "mutation RemoveDayOff($id: UUID!) { removeDayOff(id: $id) }": typeof types.RemoveDayOffDocument,
    "query DaysOff { daysOff { id from to note } }": typeof types.DaysOffDocument,
    "\n  mutation CreateUploadFor($input: CreateUploadInput) {\n    createUpload(input: $input) { uploadURL expiresAt }\n  }\n": typeof types.CreateUploadForDocument,
    "\n  mutation RegisterJobImage($imageURL: String!) {\n    registerJobImage(imageURL: $imageURL) { objectPath }\n  }\n": typeof types.RegisterJobImageDocument,
};
const documents: Documents = {
    "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { firstName lastName email phone }\n  }\n": types.UpdateAccountDocument,
    "\n  mutation CreateNamedApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id name scope expiresAt lastUsedAt } }\n  }\n": types.CreateNamedApiTokenDocument,
    "query MyNameAndPhone { me { firstName phone } }": types.MyNameAndPhoneDocument,
    "mutation SignOutEverywhere { signOutEverywhere }": types.SignOutEverywhereDocument,
    "query ApiTokens { apiTokens { name lastUsedAt } }": types.ApiTokensDocument,
    "mutation RevokeApiToken($id: UUID!) { revokeApiToken(id: $id) { revokedAt } }": types.RevokeApiTokenDocument,
    "query MyDataExport { myDataExport { id } }": types.MyDataExportDocument,
    "mutation RequestMyData { requestMyData { id } }": types.RequestMyDataDocument,
    "mutation RevokeApiTokenId($id: UUID!) { revokeApiToken(id: $id) { id } }": types.RevokeApiTokenIdDocument,
    "\n        query JobNames($id: UUID!) {\n          job(id: $id) { title firstName lastName phone status customer { firstName lastName } }\n        }\n      ": types.JobNamesDocument,
    "\n  mutation SignUpCustomer($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) {\n      id email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode\n      initialServiceType createdAt username\n    }\n  }\n": types.SignUpCustomerDocument,
    "mutation LoginIdAndType($input: LoginInput!) { login(input: $input) { id userType } }": types.LoginIdAndTypeDocument,
    "query MyIdAndEmail { me { id email } }": types.MyIdAndEmailDocument,
    "query CustomerJobs { customerJobs { nodes { id } } }": types.CustomerJobsDocument,
    "query PublicSettings { settings { supportPhone legalLine serviceFeePercent } }": types.PublicSettingsDocument,
    "\n    mutation SuspendTokenOwner($userId: UUID!, $isActive: Boolean!) {\n      setUserActive(userId: $userId, isActive: $isActive) { id }\n    }\n  ": types.SuspendTokenOwnerDocument,
    "\n    mutation SuspendTokenOwners($userIds: [UUID!]!, $isActive: Boolean!) {\n      setUsersActive(userIds: $userIds, isActive: $isActive) { changed { id } }\n    }\n  ": types.SuspendTokenOwnersDocument,
    "mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }": types.ConfirmEmailDocument,
    "query MyConfirmedEmail { me { email emailConfirmedAt } }": types.MyConfirmedEmailDocument,
    "\n  mutation UpdateAccountConfirmed($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email emailConfirmedAt }\n  }\n": types.UpdateAccountConfirmedDocument,
    "\n  mutation AcceptInvitationConfirmed($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) { emailConfirmedAt }\n  }\n": types.AcceptInvitationConfirmedDocument,
    "mutation TakeBackEmail($input: TakeBackEmailInput!) { takeBackEmail(input: $input) }": types.TakeBackEmailDocument,
    "\n  query VendorOfBidConfirmed($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { firstName emailConfirmedAt } } } }\n  }\n": types.VendorOfBidConfirmedDocument,
    "\n  mutation UpdateAccountEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n": types.UpdateAccountEmailDocument,
    "\n  mutation SignUpCustomerId($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n": types.SignUpCustomerIdDocument,
    "query MyEmail { me { email } }": types.MyEmailDocument,
    "\n  mutation SetUserActiveState($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id isActive }\n  }\n": types.SetUserActiveStateDocument,
    "\n  mutation CreateUserDetails($input: CreateUserInput!) {\n    createUser(input: $input) { id email userType isActive }\n  }\n": types.CreateUserDetailsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) { firstName email phone }\n  }\n": types.UpdateUserDocument,
    "\n  query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort, $first: Int, $after: String) {\n    users(search: $search type: $type isActive: $isActive sort: $sort first: $first after: $after) {\n      totalCount nodes { id firstName lastName email isActive userType createdAt } pageInfo { hasNextPage\n      endCursor }\n    }\n  }\n": types.UsersDocument,
    "\n  query Jobs($status: JobStatus, $search: String) {\n    jobs(status: $status, search: $search) { totalCount nodes { id title customer { email } } }\n  }\n": types.JobsDocument,
    "\n  query AuditEvents($action: String, $subjectId: UUID) {\n    auditEvents(action: $action, subjectId: $subjectId) {\n      totalCount nodes { action before after actor { id } subject { id } createdAt }\n    }\n  }\n": types.AuditEventsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { serviceFeePercent supportPhone documentsRequired }\n  }\n": types.UpdateSettingsDocument,
    "\n  mutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus reviewReason vendor { id documentsOnFile } }\n  }\n": types.ReviewVendorDocumentDocument,
    "\n  mutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id status adminResponse }\n  }\n": types.AnswerSupportTicketDocument,
    "query UserCount { users { totalCount } }": types.UserCountDocument,
    "query User($id: UUID!) { user(id: $id) { id } }": types.UserDocument,
    "query JobCount { jobs { totalCount } }": types.JobCountDocument,
    "query TotalUsers { adminStats { totalUsers } }": types.TotalUsersDocument,
    "query MarketOverview { marketOverview { days { date } } }": types.MarketOverviewDocument,
    "query MarketAreas { marketAreas { requests } }": types.MarketAreasDocument,
    "query AuditCount { auditEvents { totalCount } }": types.AuditCountDocument,
    "mutation CloseTicketId($id: UUID!) { closeSupportTicket(id: $id) { id } }": types.CloseTicketIdDocument,
    "mutation ReopenTicketId($id: UUID!) { reopenSupportTicket(id: $id) { id } }": types.ReopenTicketIdDocument,
    "\n        query BidderStates {\n          customerJobs { nodes { bids { nodes { vendor { isActive } } } } }\n        }\n      ": types.BidderStatesDocument,
    "mutation LoginUserType($input: LoginInput!) { login(input: $input) { userType } }": types.LoginUserTypeDocument,
    "\n        mutation CancelJobForFraud($jobId: UUID!) {\n          cancelJob(jobId: $jobId, reason: \"Fraud\") { status history { reason } }\n        }\n      ": types.CancelJobForFraudDocument,
    "query AdminResponses { supportTickets { nodes { adminResponse } } }": types.AdminResponsesDocument,
    "\n        mutation CloseSupportTicket($id: UUID!) {\n          closeSupportTicket(id: $id) { status }\n        }\n      ": types.CloseSupportTicketDocument,
    "\n        mutation ReopenSupportTicket($id: UUID!) {\n          reopenSupportTicket(id: $id) { status }\n        }\n      ": types.ReopenSupportTicketDocument,
    "\n        mutation SaveDocumentId($input: SaveVendorDocumentInput!) {\n          saveVendorDocument(input: $input) { id }\n        }\n      ": types.SaveDocumentIdDocument,
    "\n        query UserBusiness($id: UUID!) {\n          user(id: $id) {\n            documents { documentType reviewStatus } services { serviceType } areas { zipCode } stats {\n            activeJobs }\n          }\n        }\n      ": types.UserBusinessDocument,
    "query FeeAndPhone { settings { serviceFeePercent supportPhone } }": types.FeeAndPhoneDocument,
    "\n        query AdminStats {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n        }\n      ": types.AdminStatsDocument,
    "\n        query AdminFigures {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n          marketOverview {\n            days { date orders revenue } previousDays { date } services {\n              serviceType jobs shareWithBid medianMinutesToFirstBid shareWithInstantBid shareIn5Minutes shareIn2Hours bidsPerRequest\n              shareAccepted\n            }\n          }\n        }\n      ": types.AdminFiguresDocument,
    "query OrdersBothWays { marketOverview { days { orders } services { jobs } } }": types.OrdersBothWaysDocument,
    "\n  mutation RequestAdminSuspension($userId: UUID!, $isActive: Boolean!) {\n    requestAdminSuspension(userId: $userId, isActive: $isActive) {\n      id isActive expiresAt askedBy { id } user { id isActive }\n    }\n  }\n": types.RequestAdminSuspensionDocument,
    "\n  mutation ConfirmAdminSuspension($id: UUID!) {\n    confirmAdminSuspension(id: $id) { id isActive }\n  }\n": types.ConfirmAdminSuspensionDocument,
    "\n  mutation WithdrawAdminSuspension($id: UUID!) {\n    withdrawAdminSuspension(id: $id) { id isActive }\n  }\n": types.WithdrawAdminSuspensionDocument,
    "\n  mutation ChangeOwnEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n": types.ChangeOwnEmailDocument,
    "query AdminSuspensions { adminSuspensions { id viewerCanConfirm viewerCanWithdraw } }": types.AdminSuspensionsDocument,
    "\n    query AuditOfSubject($subjectId: UUID) {\n      auditEvents(subjectId: $subjectId) { nodes { action actor { id } subject { id } before after } }\n    }\n  ": types.AuditOfSubjectDocument,
    "\n      mutation SuspendUser($id: UUID!) {\n        setUserActive(userId: $id, isActive: false) { id }\n      }\n    ": types.SuspendUserDocument,
    "mutation ReopenForAudit($jobId: UUID!) {\n  reopenJob(jobId: $jobId, reason: \"No truck\") { bids { nodes { id status takenAt } } }\n}": types.ReopenForAuditDocument,
    "query AuditNames($subjectId: UUID) {\n  auditEvents(subjectId: $subjectId) { nodes { action subjectName vendors { id } } }\n}": types.AuditNamesDocument,
    "mutation TicketForAudit($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }": types.TicketForAuditDocument,
    "mutation CloseForAudit($id: UUID!) { closeSupportTicket(id: $id) { id } }": types.CloseForAuditDocument,
    "query TakenBids($id: UUID!) { job(id: $id) { bids { nodes { status takenAt } } } }": types.TakenBidsDocument,
    "\n  query ExtraLoadShare($days: Int) {\n    extraLoadShare(days: $days) { vendor { id } declaredEighths jobs withExtra }\n  }\n": types.ExtraLoadShareDocument,
    "\n  mutation InviteUser($input: CreateUserInput!) {\n    createUser(input: $input) { id email invitedAt }\n  }\n": types.InviteUserDocument,
    "\n  mutation ResendInvitation($userId: UUID!) {\n    resendInvitation(userId: $userId) { id invitedAt }\n  }\n": types.ResendInvitationDocument,
    "query InvitedUser($id: UUID!) { user(id: $id) { invitedAt } }": types.InvitedUserDocument,
    "\n    mutation UpdateInvited($input: UpdateUserInput!) {\n      updateUser(input: $input) { invitedAt }\n    }\n  ": types.UpdateInvitedDocument,
    "\n  query MarketAreasOfPeriod($days: Int) {\n    marketAreas(days: $days) {\n      zipPrefix serviceType requests shareIn5Minutes shareIn2Hours bidsPerRequest medianMinutesToFirstBid shareAccepted\n    }\n  }\n": types.MarketAreasOfPeriodDocument,
    "query JobsLeft($userIds: [UUID!]!) { jobsUnderWay(userIds: $userIds) }": types.JobsLeftDocument,
    "query HeardOfVendor { notices { nodes { kind jobId text } } }": types.HeardOfVendorDocument,
    "\n  query FailedTasks {\n    failedTasks { id task subjectId attempts error createdAt failedAt nextTryAt }\n  }\n": types.FailedTasksDocument,
    "mutation RetryTask($id: ID!) { retryTask(id: $id) { id task } }": types.RetryTaskDocument,
    "mutation RemoveTask($id: ID!) { removeTask(id: $id) { id task } }": types.RemoveTaskDocument,
    "\n  query AuditOfAction($action: String) {\n    auditEvents(action: $action) { nodes { subjectId before after actor { id } } }\n  }\n": types.AuditOfActionDocument,
    "\n    mutation RequestAdminSuspensionId($userId: UUID!) {\n      requestAdminSuspension(userId: $userId, isActive: false) { id }\n    }\n  ": types.RequestAdminSuspensionIdDocument,
    "\n  mutation SetUsersActive($userIds: [UUID!]!, $isActive: Boolean!) {\n    setUsersActive(userIds: $userIds, isActive: $isActive) {\n      changed { id isActive }\n      refused { userId message }\n    }\n  }\n": types.SetUsersActiveDocument,
    "\n  mutation UpdateAccountVersion($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { version }\n  }\n": types.UpdateAccountVersionDocument,
    "\n    mutation OpenVersionedTicket($input: SupportTicketInput!) {\n      openSupportTicket(input: $input) { id version }\n    }\n  ": types.OpenVersionedTicketDocument,
    "\n      mutation UpdateUserVersion($input: UpdateUserInput!) {\n        updateUser(input: $input) { version }\n      }\n    ": types.UpdateUserVersionDocument,
    "\n        mutation AddVersionedSize { addDumpsterSize(input: { size: \"Small\" }) { id version } }\n      ": types.AddVersionedSizeDocument,
    "\n      mutation UpdateSizeVersion($input: UpdateDumpsterSizeInput!) {\n        updateDumpsterSize(input: $input) { version }\n      }\n    ": types.UpdateSizeVersionDocument,
    "\n      mutation AnswerTicketVersion($input: AnswerSupportTicketInput!) {\n        answerSupportTicket(input: $input) { version }\n      }\n    ": types.AnswerTicketVersionDocument,
    "\n      mutation ReviewDocumentVersion($input: ReviewVendorDocumentInput!) {\n        reviewVendorDocument(input: $input) { version }\n      }\n    ": types.ReviewDocumentVersionDocument,
    "query SettingsVersion { settings { version } }": types.SettingsVersionDocument,
    "\n      mutation UpdateSettingsVersion($input: UpdateSettingsInput!) {\n        updateSettings(input: $input) { version }\n      }\n    ": types.UpdateSettingsVersionDocument,
    "\n    mutation SuspendUserVersion($id: UUID!) {\n      setUserActive(userId: $id, isActive: false) { version }\n    }\n  ": types.SuspendUserVersionDocument,
    "query SupportTicket($id: UUID!) { supportTicket(id: $id) { issue } }": types.SupportTicketDocument,
    "\n  query Worklist {\n    worklist {\n      documentCount documents { id documentType vendor { id firstName } }\n      ticketCount tickets { id issue customer { id } job { id } }\n      taskCount tasks { id task nextTryAt }\n      unansweredJobCount unansweredJobs { id }\n      strandedJobCount strandedJobs { id vendor { id isActive } }\n      overdueJobCount overdueJobs { id }\n      contestedJobCount contestedJobs { id }\n      deniedJobCount deniedJobs { id }\n      nextUnansweredAt\n    }\n  }\n": types.WorklistDocument,
    "mutation CloseOldest($id: UUID!) { closeSupportTicket(id: $id) { id } }": types.CloseOldestDocument,
    "query StrandedSince($id: UUID!) { job(id: $id) { strandedSince } }": types.StrandedSinceDocument,
    "\n    mutation ReassignStranded($bidId: UUID!) {\n      reassignJob(bidId: $bidId, reason: \"Suspended\") { id }\n    }\n  ": types.ReassignStrandedDocument,
    "\n    query NeedyJobs($needs: JobNeed, $search: String, $status: JobStatus, $first: Int!, $after: String) {\n      jobs(needs: $needs, search: $search, status: $status, first: $first, after: $after) {\n        nodes { id }\n        totalCount\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  ": types.NeedyJobsDocument,
    "\n  query AgendaOf($vendorId: UUID) {\n    vendorAgenda(vendorId: $vendorId) {\n      vendorId\n      hasServices\n      offersRentals\n      hasRates\n      hasAreas\n      documentsOnFile\n      hasBid\n      hasJob\n      nextJobs { id title }\n      changeOrders { id job { id } }\n      unreadJobs { id unreadMessages }\n      openBids { id }\n      openBidCount\n      lostBids { id job { id whyNotBid } }\n    }\n  }\n": types.AgendaOfDocument,
    "mutation DeclineAgendaBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineAgendaBidDocument,
    "mutation SendAgenda($input: SendMessageInput!) { sendMessage(input: $input) { id } }": types.SendAgendaDocument,
    "mutation ReadAgenda($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }": types.ReadAgendaDocument,
    "query OverdueOf { vendorAgenda { overdueStatement { id month due } statementToPay { month due howToPay } } }": types.OverdueOfDocument,
    "\n    query ChangesToDecide($id: UUID!) { job(id: $id) { changeOrdersToDecide { id kind } } }\n  ": types.ChangesToDecideDocument,
    "\n  query WaitingApplications($status: ApplicationStatus) {\n    vendorApplications(status: $status) {\n      nodes {\n        id businessName firstName lastName email phone zipCode services message createdAt consentedAt status version\n        decidedAt decidedBy { id } declineReason account { id userType } others { id businessName }\n      }\n      totalCount\n    }\n  }\n": types.WaitingApplicationsDocument,
    "\n  mutation InviteApplicantInTest($id: UUID!, $version: Int) {\n    inviteApplicant(id: $id, version: $version) { status decidedBy { id } account { id firstName userType } version }\n  }\n": types.InviteApplicantInTestDocument,
    "\n  mutation DeclineApplicationInTest($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { status declineReason }\n  }\n": types.DeclineApplicationInTestDocument,
    "\n    query ApplicationsToDecide { worklist { applicationCount applications { businessName } } }\n  ": types.ApplicationsToDecideDocument,
    "\n    query InvitedBusiness {\n      me { email phone userType initialServiceZipCode } business { name } serviceAreas { zipCode city } vendorServices { serviceType isActive }\n    }\n  ": types.InvitedBusinessDocument,
    "\n    query PageOfApplications($after: String) {\n      vendorApplications(status: waiting, first: 2, after: $after) {\n        nodes { email } pageInfo { endCursor hasNextPage } totalCount\n      }\n    }\n  ": types.PageOfApplicationsDocument,
    "mutation InviteWalked($id: UUID!) { inviteApplicant(id: $id) { id } }": types.InviteWalkedDocument,
    "\n  mutation DeclineWalkedApplication($input: DeclineApplicationInput!) { declineApplication(input: $input) { id } }\n": types.DeclineWalkedApplicationDocument,
    "\n  mutation ApplyAsVendorInTest($input: VendorApplicationInput!) { applyAsVendor(input: $input) }\n": types.ApplyAsVendorInTestDocument,
    "\n  mutation SubmitBidUntil($input: SubmitBidInput!) {\n    submitBid(input: $input) { id status expiresAt }\n  }\n": types.SubmitBidUntilDocument,
    "\n  mutation ChangeBidUntil($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n": types.ChangeBidUntilDocument,
    "mutation DeclineLate($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineLateDocument,
    "mutation WithdrawLate($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": types.WithdrawLateDocument,
    "\n  query JobWithEnds($id: UUID!) {\n    job(id: $id) {\n      timeZone openBidCount lowestBidPrice whyNotBid\n      pickupDateTime dropoffDate dropoffTimePreference\n      myBid { id status viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status viewerCanDecide } }\n    }\n  }\n": types.JobWithEndsDocument,
    "\n  query EndedBids { vendorAgenda { openBidCount openBids { id } lostBids { id status } } }\n": types.EndedBidsDocument,
    "\n  mutation SubmitBidWithTerms($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n": types.SubmitBidWithTermsDocument,
    "\n  mutation ChangeTerms($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n": types.ChangeTermsDocument,
    "\n  query TermsOfBids($id: UUID!) {\n    job(id: $id) {\n      dumpsterSize dropoffDate pickupDate debris lowestBidTotal\n      bids {\n        nodes {\n          price includedDays includedTons extraDayPrice extraTonPrice tripFee\n          light: estimatedTotal(weight: light) typical: estimatedTotal(weight: typical)\n          heavy: estimatedTotal(weight: heavy) estimatedTotal\n        }\n      }\n    }\n  }\n": types.TermsOfBidsDocument,
    "\n    mutation AcceptBidWithTerms($bidId: UUID!, $price: Money, $terms: BidTermsInput) {\n      acceptBid(bidId: $bidId, price: $price, terms: $terms) { finalPrice }\n    }\n  ": types.AcceptBidWithTermsDocument,
    "\n    query AgreedTerms($id: UUID!) {\n      job(id: $id) { myBid { status includedDays includedTons extraDayPrice extraTonPrice tripFee } }\n    }\n  ": types.AgreedTermsDocument,
    "\n  mutation ChangeBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { id price message job { id myBid { price } } }\n  }\n": types.ChangeBidDocument,
    "\n  mutation WithdrawBid($bidId: UUID!) {\n    withdrawBid(bidId: $bidId) { id status job { whyNotBid } }\n  }\n": types.WithdrawBidDocument,
    "mutation DeclineBid($bidId: UUID!) { declineBid(bidId: $bidId) { id status } }": types.DeclineBidDocument,
    "\n        mutation SubmitBidDetails($input: SubmitBidInput!) {\n          submitBid(input: $input) {\n            price message status createdAt viewerCanChange job { id whyNotBid myBid { price } }\n          }\n        }\n      ": types.SubmitBidDetailsDocument,
    "\n      mutation AcceptBidAtPrice($bidId: UUID!, $price: Money) {\n        acceptBid(bidId: $bidId, price: $price) { finalPrice }\n      }\n    ": types.AcceptBidAtPriceDocument,
    "\n        query JobVendor($id: UUID!) {\n          job(id: $id) { status finalPrice vendorId vendor { id } bids { nodes { vendorId } } }\n        }\n      ": types.JobVendorDocument,
    "\n    query AvailableJobsPage($first: Int!, $after: String) {\n      availableJobs(first: $first, after: $after) {\n        totalCount nodes { id } pageInfo { hasNextPage endCursor }\n      }\n    }\n  ": types.AvailableJobsPageDocument,
    "query OpenBidCount($id: UUID!) { job(id: $id) { openBidCount } }": types.OpenBidCountDocument,
    "query LowestBidPrice($id: UUID!) { job(id: $id) { lowestBidPrice } }": types.LowestBidPriceDocument,
    "mutation WithdrawLowest($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": types.WithdrawLowestDocument,
    "query LowestBidTotal($id: UUID!) { job(id: $id) { lowestBidPrice lowestBidTotal } }": types.LowestBidTotalDocument,
    "query IsServed($id: UUID!) { job(id: $id) { isServed } }": types.IsServedDocument,
    "query VendorsNearby($id: UUID!) { job(id: $id) { vendorsNearby } }": types.VendorsNearbyDocument,
    "\n  query MinutesToBid($id: UUID!) { job(id: $id) { bids { nodes { vendorId status minutesToBid } } } }\n": types.MinutesToBidDocument,
    "mutation GiveBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.GiveBackDocument,
    "\n  query LatestComments($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { id latestComments { rating comment createdAt } } } } }\n  }\n": types.LatestCommentsDocument,
    "\n      query OwnLatestComments { me { latestComments { comment } } }\n    ": types.OwnLatestCommentsDocument,
    "\n      query LatestCommentsOfUser($id: UUID!) { user(id: $id) { latestComments { comment } } }\n    ": types.LatestCommentsOfUserDocument,
    "query MyLatestComments { me { latestComments { comment } } }": types.MyLatestCommentsDocument,
    "\n  mutation SetItemOfBidder($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind }\n  }\n": types.SetItemOfBidderDocument,
    "\n  mutation SubmitJunkBid($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedEighths extraEighthPrice items { kind takes price } parts { label } }\n  }\n": types.SubmitJunkBidDocument,
    "\n  mutation ChangeJunkBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedEighths extraEighthPrice items { kind takes price } }\n  }\n": types.ChangeJunkBidDocument,
    "\n  mutation ConfirmJunkBid($bidId: UUID!, $version: Int) { confirmBid(bidId: $bidId, version: $version) { items { kind takes price } } }\n": types.ConfirmJunkBidDocument,
    "\n  mutation AcceptJunkBid($bidId: UUID!, $terms: BidTermsInput) {\n    acceptBid(bidId: $bidId, terms: $terms) { finalPrice }\n  }\n": types.AcceptJunkBidDocument,
    "mutation DeclineWalkedBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineWalkedBidDocument,
    "\n  mutation ChangeWalkedBid($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n": types.ChangeWalkedBidDocument,
    "\n  query BoardOf($vendorId: UUID, $day: LocalDate!) {\n    board(vendorId: $vendorId, day: $day) {\n      people { id name }\n      visits { id status assignedTo { id name } comes position }\n    }\n  }\n": types.BoardOfDocument,
    "\n  query WeekOf($from: LocalDate!) { boardWeek(from: $from) { day visits assigned } }\n": types.WeekOfDocument,
    "\n  mutation AssignVisit($visitId: UUID!, $personId: UUID, $after: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId, after: $after) { id assignedTo { id name } position }\n  }\n": types.AssignVisitDocument,
    "\n  query PlannedVisits($id: UUID!) { job(id: $id) { visits { id status assignedTo { id name } comes position } } }\n": types.PlannedVisitsDocument,
    "\n  mutation AssignSecretVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": types.AssignSecretVisitDocument,
    "\n  mutation AssignToldVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": types.AssignToldVisitDocument,
    "\n  mutation SaveWholeBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n": types.SaveWholeBusinessDocument,
    "\n  query WholeBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n": types.WholeBusinessDocument,
    "\n  query VendorOfJob($id: UUID!) {\n    job(id: $id) {\n      vendor { firstName lastName businessName businessPhone }\n      bids { nodes { vendor { businessName businessLogo businessPhone } } }\n    }\n  }\n": types.VendorOfJobDocument,
    "query AsksForBusiness { vendorAgenda { asksForBusiness } }": types.AsksForBusinessDocument,
    "mutation NotNow { dismissBusinessPrompt { asksForBusiness } }": types.NotNowDocument,
    "mutation StartNamed($jobId: UUID!) { startJob(jobId: $jobId) { id } }": types.StartNamedDocument,
    "\n  mutation SaveJudgedBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { name logo nameRemovedFor logoRemovedFor version }\n  }\n": types.SaveJudgedBusinessDocument,
    "\n  query JudgedBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { name logo nameRemovedFor logoRemovedFor version }\n  }\n": types.JudgedBusinessDocument,
    "\n  mutation RemoveBusinessName($input: RemoveFromBusinessInput!) {\n    removeBusinessName(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n": types.RemoveBusinessNameDocument,
    "\n  mutation RemoveBusinessLogo($input: RemoveFromBusinessInput!) {\n    removeBusinessLogo(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n": types.RemoveBusinessLogoDocument,
    "\n  query JudgedProfile($id: UUID!) { vendorProfile(id: $id) { name logo about } }\n": types.JudgedProfileDocument,
    "\n  query JudgedBidder($id: UUID!) { job(id: $id) { bids { nodes { vendor { firstName businessName } } } } }\n": types.JudgedBidderDocument,
    "query RemovedNotices { notices(first: 5) { nodes { kind text path } } }": types.RemovedNoticesDocument,
    "\n  mutation SavePrivateBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { version } }\n": types.SavePrivateBusinessDocument,
    "\n  mutation SaveShownBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }\n": types.SaveShownBusinessDocument,
    "\n  query VendorProfileOf($id: UUID!) {\n    vendorProfile(id: $id) {\n      id name about logo since paymentMethods services rentalSizes rating ratingCount completedJobs verifiedDocuments areas { city state zipCount } cityCount\n    }\n  }\n": types.VendorProfileOfDocument,
    "\n  mutation SaveBusinessOf($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId name version } }\n": types.SaveBusinessOfDocument,
    "mutation AddCircleOfProfile { addServiceAreasAround(zipCode: \"10001\", miles: 20) { addedCount } }": types.AddCircleOfProfileDocument,
    "mutation ConnectPayments { connectPayments { url } }": types.ConnectPaymentsDocument,
    "mutation DisconnectPayments { disconnectPayments }": types.DisconnectPaymentsDocument,
    "query CardsOfBusiness { business { cards { status needs } } }": types.CardsOfBusinessDocument,
    "mutation NameForCards { saveBusiness(input: { name: \"Becker Hauling\" }) { vendorId } }": types.NameForCardsDocument,
    "\n  query BidsTakeCards($id: UUID!) { job(id: $id) { bids(first: 5) { nodes { vendorId takesCards } } } }\n": types.BidsTakeCardsDocument,
    "query ProfileTakesCards($id: UUID!) { vendorProfile(id: $id) { takesCards } }": types.ProfileTakesCardsDocument,
    "query TakesCards { settings { takesCards } }": types.TakesCardsDocument,
    "query StripeInWorklist { worklist { tasks { task error } } }": types.StripeInWorklistDocument,
    "mutation ConnectWithRevokedKey { connectPayments { url } }": types.ConnectWithRevokedKeyDocument,
    "\n  mutation AcceptSeenChange($id: UUID!, $amount: Money) { acceptChangeOrder(id: $id, amount: $amount) { status } }\n": types.AcceptSeenChangeDocument,
    "\n  query WalkedDeal($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue cancellationFee\n      charges { id kind quantity amount status voidedByAdmin createdAt }\n      changeOrders {\n        id kind status proposedBy amount windowStart windowBefore createdAt decidedAt visit { id } charge { id }\n        viewerCanDecide viewerCanWithdraw\n      }\n      visits { id kind status windowStart windowEnd doneAt failedAt failureReason }\n    }\n  }\n": types.WalkedDealDocument,
    "\n  mutation CancelWalked($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { finalPrice } }\n": types.CancelWalkedDocument,
    "\n  mutation ProposeOnSite($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind item status amount quantity viewerCanDecide photos { kind }\n      charge { kind label status amount quantity unitPrice contestUntil }\n    }\n  }\n": types.ProposeOnSiteDocument,
    "\n  mutation ReassignOnSite($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n": types.ReassignOnSiteDocument,
    "\n  query VisitsWithSwaps($id: UUID!) {\n    job(id: $id) {\n      status finalPrice amountDue\n      visits {\n        id kind status windowStart windowEnd unitLabel takenLabel tons tonsToCharge\n        viewerCanStart viewerCanDispute viewerCanSchedule\n      }\n    }\n  }\n": types.VisitsWithSwapsDocument,
    "\n  mutation FinishSwap($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) { id status unitLabel takenLabel tons job { status } }\n  }\n": types.FinishSwapDocument,
    "\n  mutation AcceptWithTerms($bidId: UUID!, $terms: BidTermsInput) { acceptBid(bidId: $bidId, terms: $terms) { status } }\n": types.AcceptWithTermsDocument,
    "mutation ConfirmCharged($bidId: UUID!) { confirmBid(bidId: $bidId) { id } }": types.ConfirmChargedDocument,
    "\n  query OwedToEach($id: UUID!) {\n    job(id: $id) {\n      finalPrice amountDue\n      balances { vendor { id } amount }\n      charges { kind status }\n    }\n  }\n": types.OwedToEachDocument,
    "\n  mutation ReassignDelivered($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n": types.ReassignDeliveredDocument,
    "\n  mutation CancelDelivered($jobId: UUID!) { cancelJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": types.CancelDeliveredDocument,
    "\n  mutation ReopenDelivered($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": types.ReopenDeliveredDocument,
    "\n  query EditedJob($id: UUID!) {\n    job(id: $id) {\n      version title description address zipCode timeZone images pickupDateTime scheduledDate customerBudget\n      hasHazardousItems debris viewerCanEdit openBidCount\n      myBid { unconfirmedSince requestChanges viewerCanConfirm viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status price expiresAt unconfirmedSince viewerCanDecide viewerCanConfirm minutesToBid } }\n      history { fromStatus toStatus actor { id } }\n    }\n  }\n": types.EditedJobDocument,
    "\n  mutation ConfirmSeen($bidId: UUID!, $version: Int) {\n    confirmBid(bidId: $bidId, version: $version) { id status unconfirmedSince requestChanges viewerCanConfirm }\n  }\n": types.ConfirmSeenDocument,
    "\n  mutation ChangeSeen($input: ChangeBidInput!) { changeBid(input: $input) { unconfirmedSince price } }\n": types.ChangeSeenDocument,
    "\n  mutation EditDumpsterRental($input: EditDumpsterRentalInput!) {\n    editDumpsterRental(input: $input) { version dumpsterSize placement scheduledDate bids { nodes { expiresAt } } }\n  }\n": types.EditDumpsterRentalDocument,
    "\n  mutation DeclineUnconfirmed($bidId: UUID!) { declineBid(bidId: $bidId) { status } }\n": types.DeclineUnconfirmedDocument,
    "\n  query EndedJob($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel\n      bids { nodes { status } }\n      history { fromStatus toStatus reason actor { id } }\n    }\n  }\n": types.EndedJobDocument,
    "\n  mutation SubmitBidOfDays($input: SubmitBidInput!) { submitBid(input: $input) { id } }\n": types.SubmitBidOfDaysDocument,
    "\n  mutation LetBidStand($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n": types.LetBidStandDocument,
    "query AvailableMeanwhile { availableJobs(first: 1) { nodes { id } } }": types.AvailableMeanwhileDocument,
    "\n  mutation ReleaseMarked($jobId: UUID!) { releaseJob(jobId: $jobId) { status givenBackAt vendorId } }\n": types.ReleaseMarkedDocument,
    "\n  mutation ReopenMarked($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { status givenBackAt } }\n": types.ReopenMarkedDocument,
    "mutation DeclineBefore($bidId: UUID!) { declineBid(bidId: $bidId) { status } }": types.DeclineBeforeDocument,
    "\n  query GivenBackJob($id: UUID!) {\n    job(id: $id) { status givenBackAt bids { nodes { vendorId status unconfirmedSince } } }\n  }\n": types.GivenBackJobDocument,
    "query FirstAvailable { availableJobs(first: 2) { nodes { id givenBackAt } pageInfo { endCursor } } }": types.FirstAvailableDocument,
    "query NextAvailable($after: String) { availableJobs(first: 2, after: $after) { nodes { id } } }": types.NextAvailableDocument,
    "query FirstOrders { customerJobs(first: 2) { nodes { id givenBackAt } } }": types.FirstOrdersDocument,
    "mutation StillInterested($bidId: UUID!) { confirmBid(bidId: $bidId) { status unconfirmedSince } }": types.StillInterestedDocument,
    "\n  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id }\n  }\n": types.CancelJobWithReasonDocument,
    "\n  mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n": types.ReleaseJobWithReasonDocument,
    "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) {\n    reopenJob(jobId: $jobId, reason: $reason) { id }\n  }\n": types.ReopenJobIdDocument,
    "\n  mutation ReassignJobId($bidId: UUID!, $reason: String!) {\n    reassignJob(bidId: $bidId, reason: $reason) { id }\n  }\n": types.ReassignJobIdDocument,
    "mutation AcceptBidId($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }": types.AcceptBidIdDocument,
    "\n  mutation ReopenJob($jobId: UUID!, $reason: String!, $vendorId: UUID) {\n    reopenJob(jobId: $jobId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice viewerCanReopen }\n  }\n": types.ReopenJobDocument,
    "\n  mutation ReassignJob($bidId: UUID!, $reason: String!, $vendorId: UUID) {\n    reassignJob(bidId: $bidId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice }\n  }\n": types.ReassignJobDocument,
    "\n  query JobReopening($id: UUID!) {\n    job(id: $id) {\n      viewerCanReopen history { fromStatus toStatus reason } bids { nodes { id status viewerCanAssign } }\n    }\n  }\n": types.JobReopeningDocument,
    "mutation DeclineBidId($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineBidIdDocument,
    "mutation DeclineToAssign($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineToAssignDocument,
    "\n    query VendorChanged($id: UUID!) {\n      job(id: $id) { vendorChange { fromStatus toStatus reason actor { userType } } }\n      customerJobs { nodes { id vendorChange { reason } } }\n    }\n  ": types.VendorChangedDocument,
    "query VendorChangedToVendor($id: UUID!) { job(id: $id) { vendorChange { reason } } }": types.VendorChangedToVendorDocument,
    "query VendorChangedNotices { notices { nodes { text } } }": types.VendorChangedNoticesDocument,
    "\n    query OfferedBids($id: UUID!) {\n      job(id: $id) {\n        status vendorId finalPrice givenBackAt\n        bids { nodes { id status offeredAt unconfirmedSince needsCustomerConsent viewerCanDecide } }\n      }\n    }\n  ": types.OfferedBidsDocument,
    "mutation DeclineToOffer($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineToOfferDocument,
    "mutation SubmitToOffer($input: SubmitBidInput!) { submitBid(input: $input) { id } }": types.SubmitToOfferDocument,
    "mutation SetItemOfLee { setVendorItem(kind: tire, takes: no) { kind } }": types.SetItemOfLeeDocument,
    "query CancellationFee($id: UUID!) { job(id: $id) { cancellationFee } }": types.CancellationFeeDocument,
    "\n  mutation CancelWithFee($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice amountDue }\n  }\n": types.CancelWithFeeDocument,
    "\n  mutation SetCancellation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { cancellationPercent cancellationCap }\n  }\n": types.SetCancellationDocument,
    "\n      mutation ReassignForFee($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Broken truck\") { id } }\n    ": types.ReassignForFeeDocument,
    "\n  query LeavingShown($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel viewerCanFindAnother viewerCanReportNoShow cancellationFee freeToCancelUntil\n      history { toStatus vendorDidNotCome }\n    }\n  }\n": types.LeavingShownDocument,
    "\n  mutation LeaveByCancelling($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice history { toStatus vendorDidNotCome } }\n  }\n": types.LeaveByCancellingDocument,
    "\n  mutation LeaveForAnother($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { status pickupDateTime finalPrice }\n  }\n": types.LeaveForAnotherDocument,
    "\n  query OwedAfterLeaving($id: UUID!) {\n    job(id: $id) { status finalPrice amountDue viewerCanMarkPaid balances { vendor { id } amount } charges { kind amount status vendor { id } } }\n  }\n": types.OwedAfterLeavingDocument,
    "query ToSettleAfterLeaving { vendorAgenda { jobsToSettle { id } } }": types.ToSettleAfterLeavingDocument,
    "\n  mutation GiveBackWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n": types.GiveBackWithReasonDocument,
    "query BidsToAccept($jobId: UUID!) { job(id: $jobId) { bids { nodes { id price } } } }": types.BidsToAcceptDocument,
    "mutation CancelLate($jobId: UUID!) { cancelJob(jobId: $jobId, fee: \"75\") { id } }": types.CancelLateDocument,
    "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { id } }\n": types.ReopenJobIdDocument,
    "\n      query DemoCustomer {\n        me { unreadMessages unreadNotices }\n        supportTickets { nodes { status } }\n        customerJobs { nodes { status images bids { nodes { status } } } }\n      }\n    ": types.DemoCustomerDocument,
    "\n      query DemoVendor {\n        availableJobs { nodes { myBid { price } } }\n        vendorStats { completedJobs activeJobs }\n        me { rating ratingCount }\n      }\n    ": types.DemoVendorDocument,
    "\n        query DemoGuidance($type: ServiceType!, $dumpsterSize: RentalSize) {\n          priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: \"78704\") { zip3 low high }\n        }\n      ": types.DemoGuidanceDocument,
    "query DemoPayments { vendorJobs { nodes { status amountDue payments { status } } } }": types.DemoPaymentsDocument,
    "query DemoNotices { notices { nodes { kind text } } }": types.DemoNoticesDocument,
    "query DemoProfile($id: UUID!) { vendorProfile(id: $id) { name logo since } }": types.DemoProfileDocument,
    "query DemoApplications { vendorApplications(status: waiting) { nodes { businessName } } }": types.DemoApplicationsDocument,
    "query DemoAreas { serviceAreas { city } }": types.DemoAreasDocument,
    "\n      query DemoVisits { jobs(first: 50) { nodes { status visits { kind status tons photos { kind path } } } } }\n    ": types.DemoVisitsDocument,
    "query DemoOverdue { worklist { overdueJobCount } }": types.DemoOverdueDocument,
    "query DemoInstantBid($id: UUID!) { job(id: $id) { bids { nodes { price isInstant vendor { lastName } } } } }": types.DemoInstantBidDocument,
    "\n      query DemoHaul($id: UUID!) {\n        job(id: $id) { bids { nodes { price isInstant items { kind takes } parts { label amount } vendor { lastName } } } }\n      }\n    ": types.DemoHaulDocument,
    "\n              query DemoChanges($id: UUID!) {\n                job(id: $id) {\n                  finalPrice\n                  changeOrders { kind status photos { kind path } charge { amount status contestReason } }\n                }\n              }\n            ": types.DemoChangesDocument,
    "query DemoPeople { people { id email role } }": types.DemoPeopleDocument,
    "\n        query DemoDriver {\n          me { role business { name } unreadNotices }\n          vendorVisits { kind windowStart }\n        }\n      ": types.DemoDriverDocument,
    "\n      query DemoStock($from: LocalDate!, $to: LocalDate!) {\n        units { label outSince note endangers { id } stay { isThere } }\n        stock(from: $from, to: $to) { size days { total taken } short { id } }\n        daysOff { note }\n      }\n    ": types.DemoStockDocument,
    "\n      mutation SendMessageId($input: SendMessageInput!) {\n        sendMessage(input: $input) { id }\n      }\n    ": types.SendMessageIdDocument,
    "\n      mutation ReassignForExport($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"No-show\") { id } }\n    ": types.ReassignForExportDocument,
    "\n      mutation ReactivateUser($userId: UUID!) {\n        setUserActive(userId: $userId, isActive: true) { id }\n      }\n    ": types.ReactivateUserDocument,
    "\n  query PriceGuidance($type: ServiceType!, $dumpsterSize: RentalSize, $zipCode: String!, $loadEighths: Int) {\n    priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: $zipCode, loadEighths: $loadEighths) { zip3 loadQuarters low high }\n  }\n": types.PriceGuidanceDocument,
    "\n    query LoadsNearby($zipCode: String!) { nearby(type: junk_pickup, zipCode: $zipCode) { prices { low } loads { loadQuarters state low } } }\n  ": types.LoadsNearbyDocument,
    "mutation GiveJobBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.GiveJobBackDocument,
    "\n    query GuidanceOfJobs { availableJobs(first: 100) { nodes { id dumpsterSize priceGuidance { zip3 low high } } } }\n  ": types.GuidanceOfJobsDocument,
    "query GuidanceOfJob($id: UUID!) { job(id: $id) { priceGuidance { low high } } }": types.GuidanceOfJobDocument,
    "\n  query Nearby($type: ServiceType!, $zipCode: String!) {\n    nearby(type: $type, zipCode: $zipCode) { isKnown isServed prices { dumpsterSize zip3 state low high firstBidHours } }\n  }\n": types.NearbyDocument,
    "\n  query SortedJobs($sort: JobSort, $vendorId: UUID) {\n    availableJobs(sort: $sort, vendorId: $vendorId, first: 100) { totalCount nodes { id } }\n  }\n": types.SortedJobsDocument,
    "\n  query BiddingPermissions($id: UUID!) {\n    job(id: $id) {\n      whyNotBid viewerCanAccept myBid { id } bids { nodes { viewerCanDecide viewerCanChange\n      viewerCanWithdraw } }\n    }\n  }\n": types.BiddingPermissionsDocument,
    "\n  mutation ChangeBidPrice($input: ChangeBidInput!) {\n    changeBid(input: $input) { price }\n  }\n": types.ChangeBidPriceDocument,
    "mutation WithdrawBidStatus($bidId: UUID!) { withdrawBid(bidId: $bidId) { status } }": types.WithdrawBidStatusDocument,
    "mutation DeclineBidStatus($bidId: UUID!) { declineBid(bidId: $bidId) { status } }": types.DeclineBidStatusDocument,
    "\n      query SoonestJobs($after: String) {\n        availableJobs(first: 4, sort: soonest, after: $after) {\n          totalCount nodes { id } pageInfo { hasNextPage endCursor }\n        }\n      }\n    ": types.SoonestJobsDocument,
    "\n    query JobsOnDay($date: LocalDate) {\n      availableJobs(date: $date) { nodes { id timeZone } }\n    }\n  ": types.JobsOnDayDocument,
    "\n  query JobAsSeen($id: UUID!) {\n    job(id: $id) {\n      id type zipCode title address images description customerBudget estimatedPrice hasHazardousItems\n      pickupDateTime dumpsterSize dropoffDate dropoffTimePreference pickupDate serviceInstructions\n      debris placement customerId timeZone givenBackAt version\n      viewerSeesDetails whyNotBid myBid { price job { address } }\n    }\n  }\n": types.JobAsSeenDocument,
    "\n  query Places($id: UUID!) {\n    job(id: $id) {\n      id createdAt listedAt scheduledDate dueAt completedDate\n      lists { name args { name value } orders { sort field isAscending } }\n    }\n  }\n": types.PlacesDocument,
    "\n  mutation CancelJobAndBids($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId bids { nodes { status } } }\n  }\n": types.CancelJobAndBidsDocument,
    "\n  mutation ReleaseJobAndBid($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId myBid { status } }\n  }\n": types.ReleaseJobAndBidDocument,
    "\n      query JobHistory($id: UUID!) {\n        job(id: $id) { history { fromStatus toStatus reason actor { id } } }\n      }\n    ": types.JobHistoryDocument,
    "query OwnCompletedJobs { me { completedJobs } }": types.OwnCompletedJobsDocument,
    "\n    query VendorStats {\n      vendorStats { activeJobs completedJobs monthlyEarnings weeklyEarnings rating }\n    }\n  ": types.VendorStatsDocument,
    "\n    query JobPermissions($id: UUID!) {\n      job(id: $id) {\n        viewerCanAccept viewerCanStart viewerCanComplete viewerCanRelease viewerCanCancel\n        viewerCanRate\n      }\n    }\n  ": types.JobPermissionsDocument,
    "\n  query HoldsOfJob($id: UUID!) {\n    job(id: $id) {\n      items { kind count }\n      loadEighths\n      access\n      version\n      myBid { unconfirmedSince }\n    }\n  }\n": types.HoldsOfJobDocument,
    "\n  mutation EditHolds($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id }\n  }\n": types.EditHoldsDocument,
    "\n  query NearestJobs($sort: JobSort!, $first: Int, $after: String, $vendorId: UUID) {\n    availableJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      nodes { id zipCode }\n      pageInfo { endCursor }\n    }\n  }\n": types.NearestJobsDocument,
    "\n  query JobsWithMiles($sort: JobSort!) { availableJobs(sort: $sort) { nodes { zipCode milesAway } } }\n": types.JobsWithMilesDocument,
    "query MilesAway($id: UUID!) { job(id: $id) { milesAway } }": types.MilesAwayDocument,
    "\n  query WholeJob($id: UUID!) {\n    job(id: $id) {\n      id orderNumber customerId vendorId type status title description address zipCode firstName lastName\n      phone images estimatedPrice finalPrice scheduledDate completedDate createdAt pickupDateTime\n      hasHazardousItems customerBudget dumpsterSize dropoffDate dropoffTimePreference pickupDate\n      serviceInstructions debris placement\n    }\n  }\n": types.WholeJobDocument,
    "\n    query JobCustomer($id: UUID!) {\n      job(id: $id) { id title firstName lastName phone customer { id } address history { toStatus } }\n    }\n  ": types.JobCustomerDocument,
    "\n      query JobsOfCustomer($customerId: UUID) {\n        customerJobs(customerId: $customerId) { totalCount nodes { id } }\n      }\n    ": types.JobsOfCustomerDocument,
    "\n    query FilteredCustomerJobs($status: JobStatus, $type: ServiceType, $search: String, $first: Int) {\n      customerJobs(status: $status, type: $type, search: $search, first: $first) {\n        totalCount nodes { id }\n      }\n    }\n  ": types.FilteredCustomerJobsDocument,
    "query SavedAddressesOf { savedAddresses { jobId address zipCode } }": types.SavedAddressesOfDocument,
    "mutation HideAddressOf($jobId: UUID!) { hideAddress(jobId: $jobId) { address } }": types.HideAddressOfDocument,
    "\n  mutation RequestAgainOf($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n": types.RequestAgainOfDocument,
    "\n  mutation ReopenWalked($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n": types.ReopenWalkedDocument,
    "\n  mutation ReassignWalked($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n": types.ReassignWalkedDocument,
    "\n  mutation CancelWalkedNoShow($jobId: UUID!) { cancelJob(jobId: $jobId, vendorDidNotCome: true) { id } }\n": types.CancelWalkedNoShowDocument,
    "\n  mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) { findAnotherVendor(jobId: $jobId, newDate: $newDate) { id } }\n": types.FindAnotherWalkedDocument,
    "\n  mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n": types.RequestAgainDocument,
    "\n  mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { documentsRequired }\n  }\n": types.UpdateSettingsDocumentsDocument,
    "\n  query UnfinishedJobs($unfinished: Boolean, $type: ServiceType) {\n    customerJobs(unfinished: $unfinished, type: $type) { totalCount nodes { id status viewerCanRate } }\n  }\n": types.UnfinishedJobsDocument,
    "mutation CancelUnfinished($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }": types.CancelUnfinishedDocument,
    "\n        query HomeStatement {\n          customerJobs(unfinished: true) {\n            nodes { id openBidCount lowestBidPrice unreadMessages viewerCanRate vendor { firstName } }\n          }\n        }\n      ": types.HomeStatementDocument,
    "\n  query VendorJobs($sort: VendorJobSort, $first: Int, $after: String, $vendorId: UUID) {\n    vendorJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      totalCount nodes { id } pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.VendorJobsDocument,
    "query DueJobs { vendorJobs(sort: due, first: 5) { nodes { id } } }": types.DueJobsDocument,
    "\n  query CollectedOnJob($id: UUID!) {\n    job(id: $id) { serviceFee ledger { kind amount charge { id } } earned { fee net } charges { id fee } }\n  }\n": types.CollectedOnJobDocument,
    "\n  query EarnedByJob($id: UUID!) {\n    job(id: $id) { finalPrice serviceFee earned { base added contested fee net } charges { id kind } }\n  }\n": types.EarnedByJobDocument,
    "\n  mutation WaiveFeeOf($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n": types.WaiveFeeOfDocument,
    "\n  query EarnedSpans {\n    vendorEarnings { startsOn earned net jobs }\n    vendorEarnedMonths { startsOn earned net jobs }\n    vendorStats { monthlyEarnings monthlyNetEarnings weeklyEarnings weeklyNetEarnings }\n  }\n": types.EarnedSpansDocument,
    "\n  query LedgerOfJob($id: UUID!) {\n    job(id: $id) {\n      id serviceFee\n      charges { id kind fee viewerCanWaiveFee }\n      ledger { id kind amount reason reverses charge { kind } }\n    }\n  }\n": types.LedgerOfJobDocument,
    "\n  mutation WaiveFee($chargeId: UUID!, $reason: String!) {\n    waiveFee(chargeId: $chargeId, reason: $reason) { id fee viewerCanWaiveFee }\n  }\n": types.WaiveFeeDocument,
    "mutation AnswerForFacts($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }": types.AnswerForFactsDocument,
    "\n  mutation SendToForget($input: SendMessageInput!) { sendMessage(input: $input) { id } }\n": types.SendToForgetDocument,
    "\n  query ForgottenThread($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content } }\n  }\n": types.ForgottenThreadDocument,
    "\n  mutation AnswerDispute($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id status } }\n": types.AnswerDisputeDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id content createdAt sender { id } receiverId readAt }\n  }\n": types.SendMessageDocument,
    "\n  query Messages($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content sender { firstName } } }\n  }\n": types.MessagesDocument,
    "\n  query JobMessages($id: UUID!) {\n    job(id: $id) { unreadMessages viewerCanMessage messages(first: 1) { totalCount nodes { content } } }\n  }\n": types.JobMessagesDocument,
    "\n  mutation MarkMessagesRead($jobId: UUID!) {\n    markMessagesRead(jobId: $jobId) { id unreadMessages }\n  }\n": types.MarkMessagesReadDocument,
    "query UnreadMessages { me { unreadMessages } }": types.UnreadMessagesDocument,
    "mutation ReleaseJob($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.ReleaseJobDocument,
    "\n  query NoticePreferences {\n    noticePreferences {\n      id\n      groups { group label canSwitchOff choices { channel frequency } }\n      quietHours { isOn from to timeZone }\n    }\n  }\n": types.NoticePreferencesDocument,
    "\n  mutation SetNoticeFrequency($input: NoticeFrequencyInput!) {\n    setNoticeFrequency(input: $input) { groups { group choices { channel frequency } } }\n  }\n": types.SetNoticeFrequencyDocument,
    "\n  mutation SetQuietHours($input: QuietHoursInput!) {\n    setQuietHours(input: $input) { quietHours { isOn from to timeZone } }\n  }\n": types.SetQuietHoursDocument,
    "\n  query Notices($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      totalCount\n      nodes { id kind group text path jobId createdAt readAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.NoticesDocument,
    "query UnreadNotices { me { unreadNotices } }": types.UnreadNoticesDocument,
    "\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) { id unreadNotices }\n  }\n": types.MarkNoticesReadDocument,
    "\n  mutation MarkMessagesReadId($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }\n": types.MarkMessagesReadIdDocument,
    "mutation ReleaseNamed($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.ReleaseNamedDocument,
    "mutation ReleaseAgain($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.ReleaseAgainDocument,
    "mutation WriteToBusiness($input: SendMessageInput!) { sendMessage(input: $input) { id person { firstName } } }": types.WriteToBusinessDocument,
    "\n  query PushDevices { noticePreferences { pushKey pushDevices { id name createdAt isCurrent } } }\n": types.PushDevicesDocument,
    "\n  mutation RemovePushSubscription($id: UUID!) { removePushSubscription(id: $id) { pushDevices { id } } }\n": types.RemovePushSubscriptionDocument,
    "\n    mutation RequestTextCode($input: TextCodeRequestInput!) { requestTextCode(input: $input) { id } }\n  ": types.RequestTextCodeDocument,
    "\n  mutation AskTextCode($input: TextCodeRequestInput!) {\n    requestTextCode(input: $input) { textConsent textNumber { phone isConfirmed } }\n  }\n": types.AskTextCodeDocument,
    "\n  mutation ConfirmTextCode($input: TextCodeInput!) {\n    confirmTextCode(input: $input) { textNumber { phone isConfirmed } }\n  }\n": types.ConfirmTextCodeDocument,
    "query TextNumber { noticePreferences { textNumber { phone isConfirmed } } }": types.TextNumberDocument,
    "\n  mutation SaveHaulRule($input: SaveHaulRuleInput!) {\n    saveHaulRule(input: $input) {\n      id zipCodes minimum eighthPrices stairsPrice extraEighthPrice noticeHours weekdays mostPerDay standsDays isActive\n      offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n": types.SaveHaulRuleDocument,
    "\n  query HaulRules($vendorId: UUID) {\n    haulRules(vendorId: $vendorId) { id minimum eighthPrices offUntil pauseReason whyNotBid }\n  }\n": types.HaulRulesDocument,
    "mutation DeleteHaulRule($id: UUID!) { deleteHaulRule(id: $id) }": types.DeleteHaulRuleDocument,
    "mutation ResumeHaulRule($id: UUID!) { resumeHaulRule(id: $id) { id pausedAt pauseReason } }": types.ResumeHaulRuleDocument,
    "mutation TurnHaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": types.TurnHaulsOffTodayDocument,
    "\n  query PreviewHaulRule($input: SaveHaulRuleInput!) {\n    previewHaulRule(input: $input) {\n      requests { zipCode createdAt pickupDay loadEighths price parts { label amount } }\n    }\n  }\n": types.PreviewHaulRuleDocument,
    "query BellOfHauls { notices { nodes { text } } }": types.BellOfHaulsDocument,
    "\n  query InstantHauls($id: UUID!) {\n    job(id: $id) {\n      bids {\n        nodes {\n          id vendorId price status isInstant expiresAt unconfirmedSince includedEighths extraEighthPrice tripFee\n          items { kind takes price }\n          parts { label amount }\n        }\n      }\n    }\n  }\n": types.InstantHaulsDocument,
    "query CountsOfHauls { haulRules { bidCount winCount } }": types.CountsOfHaulsDocument,
    "query BellOfHaulRules { notices { nodes { text } } }": types.BellOfHaulRulesDocument,
    "mutation HaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": types.HaulsOffTodayDocument,
    "\n  mutation ChangeInstantHaul($input: ChangeBidInput!) {\n    changeBid(input: $input) { isInstant includedEighths parts { label } }\n  }\n": types.ChangeInstantHaulDocument,
    "\n  query InstantBids($id: UUID!) {\n    job(id: $id) {\n      bids {\n        totalCount\n        nodes {\n          id vendorId price message status isInstant createdAt expiresAt unconfirmedSince\n          includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    }\n  }\n": types.InstantBidsDocument,
    "\n  mutation EditOfferedRental($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }\n": types.EditOfferedRentalDocument,
    "\n  mutation ChangeInstantBid($input: ChangeBidInput!) { changeBid(input: $input) { id isInstant } }\n": types.ChangeInstantBidDocument,
    "mutation DeclineInstantBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }": types.DeclineInstantBidDocument,
    "query CountsOfRules { offerRules { bidCount winCount } }": types.CountsOfRulesDocument,
    "query BellOfRules { notices { nodes { text } } }": types.BellOfRulesDocument,
    "mutation RemoveRule($id: UUID!) { deleteOfferRule(id: $id) }": types.RemoveRuleDocument,
    "mutation RulesOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }": types.RulesOffTodayDocument,
    "mutation RemoveRulesArea($zipCode: String!) { removeServiceArea(zipCode: $zipCode) { id } }": types.RemoveRulesAreaDocument,
    "mutation NoRentals { removeVendorService(serviceType: dumpster_rental) { id } }": types.NoRentalsDocument,
    "\n  mutation SaveOfferRule($input: SaveOfferRuleInput!) {\n    saveOfferRule(input: $input) {\n      id size zipCodes debris price includedDays includedTons extraDayPrice extraTonPrice tripFee noticeHours weekdays\n      mostPerDay standsDays isActive offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n": types.SaveOfferRuleDocument,
    "\n  query OfferRules($vendorId: UUID) {\n    offerRules(vendorId: $vendorId) { id price isActive offUntil pausedAt pauseReason bidCount winCount whyNotBid }\n  }\n": types.OfferRulesDocument,
    "mutation DeleteOfferRule($id: UUID!) { deleteOfferRule(id: $id) }": types.DeleteOfferRuleDocument,
    "mutation ResumeOfferRule($id: UUID!) { resumeOfferRule(id: $id) { id pausedAt pauseReason } }": types.ResumeOfferRuleDocument,
    "mutation TurnOffersOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id offUntil } }": types.TurnOffersOffTodayDocument,
    "\n  query PreviewOfferRule($input: SaveOfferRuleInput!) {\n    previewOfferRule(input: $input) {\n      price terms requests { zipCode createdAt dropoffDate pickupDate debris estimatedTotal }\n    }\n  }\n": types.PreviewOfferRuleDocument,
    "query BellOfOffers { notices { nodes { text } } }": types.BellOfOffersDocument,
    "mutation AddSizeWithRates($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }": types.AddSizeWithRatesDocument,
    "\n  query MyRateOfJob($id: UUID!) {\n    job(id: $id) { myRate { price includedDays includedTons extraDayPrice extraTonPrice tripFee standsDays } }\n  }\n": types.MyRateOfJobDocument,
    "query MyRates { availableJobs(first: 100) { nodes { id myRate { price standsDays } } } }": types.MyRatesDocument,
    "mutation AcceptOther($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }": types.AcceptOtherDocument,
    "query CardNotices { notices(first: 50) { nodes { kind jobId } } }": types.CardNoticesDocument,
    "query CardJobsToLookAt { worklist { cardJobCount cardJobs { id } } }": types.CardJobsToLookAtDocument,
    "mutation DisconnectWhilePaying { disconnectPayments }": types.DisconnectWhilePayingDocument,
    "query CardsToLookAt { worklist { cardJobCount cardJobs { id } } }": types.CardsToLookAtDocument,
    "mutation NameWays($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }": types.NameWaysDocument,
    "query WaysToPay($id: UUID!) { job(id: $id) { waysToPay paymentHandles { method handle } } }": types.WaysToPayDocument,
    "query WaysOfAnother($id: UUID!) { job(id: $id) { paymentHandles { handle } } }": types.WaysOfAnotherDocument,
    "\n  mutation SendWhileDue($input: SendMessageInput!) { sendMessage(input: $input) { receiverId } }\n": types.SendWhileDueDocument,
    "\n  mutation CancelWithFeeDue($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { id } }\n": types.CancelWithFeeDueDocument,
    "query MayMessage($id: UUID!) { job(id: $id) { viewerCanMessage vendor { businessPhone } } }": types.MayMessageDocument,
    "\n  query MoneyToSettle { customerJobs(unfinished: true, first: 20) { nodes { id } } }\n": types.MoneyToSettleDocument,
    "query MoneyAgenda { vendorAgenda { jobsToSettle { id amountDue amountToPayBack } } }": types.MoneyAgendaDocument,
    "query MoneyNeeds { worklist { unsettledJobCount unsettledJobs { id } } }": types.MoneyNeedsDocument,
    "query UnsettledSince($id: UUID!) { job(id: $id) { unsettledSince } }": types.UnsettledSinceDocument,
    "\n  mutation NameClosingBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": types.NameClosingBusinessDocument,
    "query ProfileOfClosed($id: UUID!) { vendorProfile(id: $id) { id name } }": types.ProfileOfClosedDocument,
    "\n  mutation NameBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": types.NameBusinessDocument,
    "\n  query ReadInvitation($token: String!) { invitation(token: $token) { business role } }\n": types.ReadInvitationDocument,
    "query NoticesOfPerson { notices { nodes { text } } }": types.NoticesOfPersonDocument,
    "\n  mutation MakeRoleToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { role } }\n  }\n": types.MakeRoleTokenDocument,
    "mutation MakeFeed { createCalendarFeed { url } }": types.MakeFeedDocument,
    "\n  query QuestionsOfJob($jobId: UUID!) {\n    questions(jobId: $jobId) { nodes { question answer answeredAt viewerAsked viewerCanAnswer } totalCount }\n  }\n": types.QuestionsOfJobDocument,
    "query ViewerCanAsk($id: UUID!) { job(id: $id) { viewerCanAsk whyNotBid } }": types.ViewerCanAskDocument,
    "query AvailableCanAsk { availableJobs { nodes { id viewerCanAsk } } }": types.AvailableCanAskDocument,
    "\n  query ProfileWithComments($id: UUID!, $first: Int!, $after: String) {\n    vendorProfile(id: $id) {\n      rating ratingCount\n      reliability { accepted completed givenBackLate }\n      comments(first: $first, after: $after) {\n        totalCount\n        nodes { rating comment reply }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.ProfileWithCommentsDocument,
    "query OwnAverage { me { rating ratingCount } }": types.OwnAverageDocument,
    "\n  query RatingFigures {\n    me { rating ratingCount }\n    vendorStats { rating ratingCount }\n  }\n": types.RatingFiguresDocument,
    "\n  query OwnReliability {\n    me { reliability { ...Record } }\n    vendorStats { reliability { ...Record } }\n  }\n  fragment Record on VendorReliability { accepted completed underWay missed cancelled givenBackLate failedVisits }\n": types.OwnReliabilityDocument,
    "query ReliabilityOfCustomer { me { reliability { accepted } } }": types.ReliabilityOfCustomerDocument,
    "\n    mutation ReopenMissed($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n  ": types.ReopenMissedDocument,
    "\n    mutation ReassignMissed($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n  ": types.ReassignMissedDocument,
    "\n    mutation CancelMissed($jobId: UUID!) {\n      cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n    }\n  ": types.CancelMissedDocument,
    "\n  query RatingsWithReplies($id: UUID!) {\n    job(id: $id) {\n      viewerCanRate\n      ratings { id raterId rating comment reply repliedAt viewerCanReply removedFor replyRemovedFor }\n    }\n  }\n": types.RatingsWithRepliesDocument,
    "\n        query ComparedReplies($id: UUID!) {\n          job(id: $id) { bids { nodes { vendor { latestComments { id comment reply } } } } }\n        }\n      ": types.ComparedRepliesDocument,
    "query OwnReplies { me { latestComments { comment reply repliedAt } } }": types.OwnRepliesDocument,
    "\n  query SealedRatings($id: UUID!) {\n    job(id: $id) {\n      ratingsSealedUntil viewerIsRated viewerCanRate\n      ratings { raterId rating comment isSealed revealsAt }\n    }\n  }\n": types.SealedRatingsDocument,
    "\n    query SealedCompared($id: UUID!) {\n      job(id: $id) { bids { nodes { vendor { rating ratingCount latestComments { comment } } } } }\n    }\n  ": types.SealedComparedDocument,
    "\n  mutation WaiveBilledFee($chargeId: UUID!) { waiveFee(chargeId: $chargeId, reason: \"Sorry\") { id } }\n": types.WaiveBilledFeeDocument,
    "\n  mutation CloseOwingAccount($input: CloseAccountInput!) { closeAccount(input: $input) }\n": types.CloseOwingAccountDocument,
    "\n  query FeeTotals($months: Int) {\n    feeTotals(months: $months) { owed unbilled overdue months { month earned waived paid collected } }\n  }\n": types.FeeTotalsDocument,
    "\n  query FeeStatements($status: StatementStatus, $after: String) {\n    feeStatements(first: 2, status: $status, after: $after) {\n      nodes { id status } pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.FeeStatementsDocument,
    "query OverdueStatements { worklist { overdueStatementCount overdueStatements { id } } }": types.OverdueStatementsDocument,
    "query WhyNoBid($id: UUID!) { job(id: $id) { whyNotBid } }": types.WhyNoBidDocument,
    "query PastDue { statements { daysPastDue howToPay status } }": types.PastDueDocument,
    "mutation SayHow($input: UpdateSettingsInput!) { updateSettings(input: $input) { howToPayFees } }": types.SayHowDocument,
    "query HowForAll { settings { howToPayFees } }": types.HowForAllDocument,
    "\n      query OverdueMoney {\n        overdueMoney {\n          vendors { fromDays toDays count amount } customers { fromDays toDays count amount }\n        }\n      }\n    ": types.OverdueMoneyDocument,
    "\n  query BidsOfStock($id: UUID!) { job(id: $id) { bids { nodes { id vendorId status isInstant outOfStockAt } } } }\n": types.BidsOfStockDocument,
    "\n  query WhyNoStock($id: UUID!) { job(id: $id) { id whyNotBid freeUnits { free total } } }\n": types.WhyNoStockDocument,
    "query BellOfStock { notices { nodes { kind text jobId } } }": types.BellOfStockDocument,
    "\n  query BoardUnits($day: LocalDate!) { board(day: $day) { units { size free total } } }\n": types.BoardUnitsDocument,
    "query VisitsOfStock($id: UUID!) { job(id: $id) { visits { id } } }": types.VisitsOfStockDocument,
    "\n  query UnitOfJob($id: UUID!) { job(id: $id) { reservation { unit { label note endangers { id } } } } }\n": types.UnitOfJobDocument,
    "\n  mutation AssignOfStock($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n": types.AssignOfStockDocument,
    "query Stays { units { label stay { job { id } from to isThere } } }": types.StaysDocument,
    "\n    query StayOfJob($id: UUID!) { job(id: $id) { id reservation { unit { label stay { from } } } } }\n  ": types.StayOfJobDocument,
    "\n  mutation OpenTicketDetails($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) {\n      id status issue adminResponse orderNumber job { orderNumber type }\n    }\n  }\n": types.OpenTicketDetailsDocument,
    "\n  mutation AnswerTicketWithoutOrder($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n": types.AnswerTicketWithoutOrderDocument,
    "query TicketIssue($id: UUID!) { supportTicket(id: $id) { issue } }": types.TicketIssueDocument,
    "\n  query SupportTickets($customerId: UUID, $status: TicketStatus) {\n    supportTickets(customerId: $customerId, status: $status) {\n      totalCount nodes { issue customer { id } }\n    }\n  }\n": types.SupportTicketsDocument,
    "\n  mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n": types.AnswerWalkedTicketDocument,
    "mutation CloseWalkedTicket($id: UUID!) { closeSupportTicket(id: $id) { id } }": types.CloseWalkedTicketDocument,
    "mutation ReopenWalkedTicket($id: UUID!) { reopenSupportTicket(id: $id) { id } }": types.ReopenWalkedTicketDocument,
    "query JobImages($id: UUID!) { job(id: $id) { images } }": types.JobImagesDocument,
    "\n  mutation UploadFile($file: Upload!) {\n    uploadFile(file: $file) { objectPath uploadURL }\n  }\n": types.UploadFileDocument,
    "\n  query AreasAround($zipCode: String!, $miles: Int!) {\n    areasAround(zipCode: $zipCode, miles: $miles) { zipCode miles zipCount servedCount cities { city state zipCount } }\n  }\n": types.AreasAroundDocument,
    "\n  mutation AddServiceAreasAround($zipCode: String!, $miles: Int!) {\n    addServiceAreasAround(zipCode: $zipCode, miles: $miles) { addedCount servedCount }\n  }\n": types.AddServiceAreasAroundDocument,
    "\n  mutation AddPastedAreas($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n  }\n": types.AddPastedAreasDocument,
    "\n  mutation RemoveServiceAreas($zipCodes: [String!]!) {\n    removeServiceAreas(zipCodes: $zipCodes) { id zipCode }\n  }\n": types.RemoveServiceAreasDocument,
    "query NamedAreas { serviceAreas { zipCode city state } }": types.NamedAreasDocument,
    "query AvailableAround { availableJobs { nodes { id } } }": types.AvailableAroundDocument,
    "query AreaCount($id: UUID!) { user(id: $id) { areaCount } }": types.AreaCountDocument,
    "\n  mutation SavePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n": types.SavePaperDocument,
    "\n  mutation ReviewPaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus expiresOn timeZone version }\n  }\n": types.ReviewPaperDocument,
    "\n  query Papers { vendorDocuments { id documentType reviewStatus expiresOn reviewReason } }\n": types.PapersDocument,
    "\n  query SeenOfVendor($id: UUID!) {\n    job(id: $id) { expiredDocuments vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n  }\n": types.SeenOfVendorDocument,
    "\n  mutation ChangeInTime($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n": types.ChangeInTimeDocument,
    "query UncoveredSince($id: UUID!) { job(id: $id) { uncoveredSince } }": types.UncoveredSinceDocument,
    "\n  query VerifiedUntil($vendor: UUID!, $job: UUID!) {\n    vendorProfile(id: $vendor) { verifiedDocuments verifiedUntil }\n    job(id: $job) { bids { nodes { vendor { documentsOnFile verifiedUntil } } } }\n  }\n": types.VerifiedUntilDocument,
    "mutation AddOwnSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }": types.AddOwnSizeDocument,
    "mutation UpdateOwnSize($input: UpdateDumpsterSizeInput!) { updateDumpsterSize(input: $input) { id } }": types.UpdateOwnSizeDocument,
    "mutation RemoveOwnSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }": types.RemoveOwnSizeDocument,
    "mutation EditSize($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }": types.EditSizeDocument,
    "query RentalsForMe { availableJobs(first: 100) { totalCount nodes { id whyNotBid } } }": types.RentalsForMeDocument,
    "\n  query RentalForMe($id: UUID!) {\n    job(id: $id) { whyNotBid viewerSeesDetails address description myBid { status viewerCanChange } }\n  }\n": types.RentalForMeDocument,
    "mutation ChangeOldBid($input: ChangeBidInput!) { changeBid(input: $input) { price } }": types.ChangeOldBidDocument,
    "\n  mutation ReviewWalked($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }\n": types.ReviewWalkedDocument,
    "mutation UndoWalkedReview($id: UUID!) { undoDocumentReview(id: $id) { id } }": types.UndoWalkedReviewDocument,
    "\n  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {\n    addDumpsterSize(input: $input) { id }\n  }\n": types.AddDumpsterSizeIdDocument,
    "\n  mutation SetSecretItem($price: Money!) {\n    setVendorItem(kind: piano, takes: extra, price: $price) { kind }\n  }\n": types.SetSecretItemDocument,
    "\n  mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id }\n  }\n": types.ReviewVendorDocumentIdDocument,
    "\n  mutation SaveUndonePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n": types.SaveUndonePaperDocument,
    "\n  mutation ReviewUndonePaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { reviewStatus }\n  }\n": types.ReviewUndonePaperDocument,
    "\n  mutation UndoReview($id: UUID!) { undoDocumentReview(id: $id) { reviewStatus reviewReason expiresOn } }\n": types.UndoReviewDocument,
    "query UndonePapers { vendorDocuments { id reviewStatus } }": types.UndonePapersDocument,
    "\n  query ItemsOfVendor($vendorId: UUID) { vendorItems(vendorId: $vendorId) { kind takes price } }\n": types.ItemsOfVendorDocument,
    "\n  mutation SetItemOfVendor($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind takes price }\n  }\n": types.SetItemOfVendorDocument,
    "\n    mutation AddServiceArea($zipCode: String!) {\n      addServiceArea(zipCode: $zipCode) { id zipCode vendorId }\n    }\n  ": types.AddServiceAreaDocument,
    "\n    mutation AddServiceAreas($zipCodes: [String!]!) {\n      addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n    }\n  ": types.AddServiceAreasDocument,
    "\n    mutation RemoveServiceArea($zipCode: String!) {\n      removeServiceArea(zipCode: $zipCode) { id zipCode }\n    }\n  ": types.RemoveServiceAreaDocument,
    "\n    query ServiceAreas($vendorId: UUID) {\n      serviceAreas(vendorId: $vendorId) { zipCode }\n    }\n  ": types.ServiceAreasDocument,
    "query AvailableJobs { availableJobs { nodes { id } } }": types.AvailableJobsDocument,
    "query VendorServices { vendorServices { serviceType } }": types.VendorServicesDocument,
    "mutation AddVendorService { addVendorService(serviceType: junk_pickup) { id } }": types.AddVendorServiceDocument,
    "\n    mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n      addDumpsterSize(input: $input) { id size description pricePerDay isActive }\n    }\n  ": types.AddDumpsterSizeDocument,
    "\n    mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n      updateDumpsterSize(input: $input) { size description pricePerDay }\n    }\n  ": types.UpdateDumpsterSizeDocument,
    "mutation RemoveDumpsterSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }": types.RemoveDumpsterSizeDocument,
    "query DumpsterSizes { dumpsterSizes { id size pricePerDay } }": types.DumpsterSizesDocument,
    "\n      query OwnRates {\n        dumpsterSizes {\n          pricePerDay rentalSize usualPrice includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    ": types.OwnRatesDocument,
    "\n    mutation SaveDocumentDetails($input: SaveVendorDocumentInput!) {\n      saveVendorDocument(input: $input) { id documentType fileName filePath reviewStatus reviewReason }\n    }\n  ": types.SaveDocumentDetailsDocument,
    "query DocumentReviews { vendorDocuments { reviewStatus reviewReason } }": types.DocumentReviewsDocument,
    "\n      query JobDocumentsOnFile($id: UUID!) {\n        job(id: $id) { vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n      }\n    ": types.JobDocumentsOnFileDocument,
    "query VendorDocuments { vendorDocuments { id } }": types.VendorDocumentsDocument,
    "\n    query FilteredJobs($type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort, $after: String) {\n      availableJobs(first: 2 type: $type zipCode: $zipCode date: $date sort: $sort after: $after) {\n        totalCount nodes { id } pageInfo { endCursor hasNextPage }\n      }\n    }\n  ": types.FilteredJobsDocument,
    "\n      query Earnings {\n        vendorEarnings { startsOn earned net jobs }\n        earnedJobs { totalCount nodes { id finalPrice serviceFee completedDate } }\n        vendorStats { monthlyEarnings weeklyEarnings monthlyNetEarnings weeklyNetEarnings completedJobs }\n      }\n    ": types.EarningsDocument,
    "query FeeOf($id: UUID!) { job(id: $id) { finalPrice serviceFee } }": types.FeeOfDocument,
    "\n  query DisputeShown($id: UUID!) {\n    job(id: $id) {\n      status cancellationFee viewerCanFindAnother\n      visits { status onTheWayAt viewerCanDispute viewerCanDecideDispute viewerCanUndoStart disputeReason disputeDecision reportStands }\n      history { toStatus }\n    }\n  }\n": types.DisputeShownDocument,
    "\n  mutation ReopenSetOff($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": types.ReopenSetOffDocument,
    "query DisputesInNeed { worklist { disputedJobCount disputedJobs { id } } }": types.DisputesInNeedDocument,
    "\n  query JobOfDriver($id: UUID!) {\n    job(id: $id) {\n      id orderNumber title type status address zipCode firstName lastName phone description vendorId\n      estimatedPrice customerBudget finalPrice serviceFee amountDue viewerSeesDetails viewerCanMessage\n      viewerCanStart viewerCanComplete viewerCanRelease lists { name } history { id } unreadMessages\n      customer { id } acceptedBid { id } myBid { id } charges { id } payments { id } changeOrders { id }\n      visits { id viewerCanStart viewerCanSchedule }\n      messages { nodes { content } }\n    }\n  }\n": types.JobOfDriverDocument,
    "query VisitsOfDriver { vendorVisits { id job { id } } }": types.VisitsOfDriverDocument,
    "mutation SendAsDriver($input: SendMessageInput!) { sendMessage(input: $input) { id } }": types.SendAsDriverDocument,
    "mutation ReadAsDriver($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id unreadMessages } }": types.ReadAsDriverDocument,
    "query TonsOfDriver($id: UUID!) { job(id: $id) { visits { tonsToCharge } } }": types.TonsOfDriverDocument,
    "query UnreadOfDriver { me { unreadMessages } }": types.UnreadOfDriverDocument,
    "mutation FeedOfDriver { createCalendarFeed { url } }": types.FeedOfDriverDocument,
    "\n  query FinishedByJob($id: UUID!) { job(id: $id) { visits { status finishedByJob } } }\n": types.FinishedByJobDocument,
    "\n    mutation WithoutConnection($visitId: UUID!, $ago: Int!, $input: CompleteVisitInput!) {\n      startVisit(visitId: $visitId, etaMinutes: 15, pressedSecondsAgo: $ago) {\n        onTheWayAt\n        onTheWayReceivedAt\n      }\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n      completeVisit(visitId: $visitId, input: $input) {\n        doneAt\n        doneReceivedAt\n      }\n    }\n  ": types.WithoutConnectionDocument,
    "\n    mutation ArriveWithoutConnection($visitId: UUID!, $ago: Int!) {\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n    }\n  ": types.ArriveWithoutConnectionDocument,
    "\n  mutation SetVisitPhotos($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { visitPhotosRequired }\n  }\n": types.SetVisitPhotosDocument,
    "query VisitsOn($day: LocalDate) { vendorVisits(day: $day) { kind job { id address } } }": types.VisitsOnDocument,
    "query VisitHistory($id: UUID!) { job(id: $id) { history { toStatus } } }": types.VisitHistoryDocument,
    "\n  query NoShow($id: UUID!) {\n    job(id: $id) { viewerCanReportNoShow history { toStatus vendorDidNotCome } }\n  }\n": types.NoShowDocument,
    "\n  mutation CancelNoShow($jobId: UUID!) {\n    cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n  }\n": types.CancelNoShowDocument,
    "query CanCancelNoShow($id: UUID!) { job(id: $id) { status viewerCanCancel } }": types.CanCancelNoShowDocument,
    "\n  mutation RequestJunkPickupOrderNumber($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id orderNumber createdAt address }\n  }\n": types.RequestJunkPickupOrderNumberDocument,
    "\n  mutation CreateApiTokenToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id } }\n  }\n": types.CreateApiTokenTokenDocument,
    "\n      mutation SubmitBidPrice($input: SubmitBidInput!) {\n        submitBid(input: $input) { id price }\n      }\n    ": types.SubmitBidPriceDocument,
    "\n      mutation CreateUserEmail($input: CreateUserInput!) {\n        createUser(input: $input) { id email }\n      }\n    ": types.CreateUserEmailDocument,
    "mutation CreateCalendarFeed { createCalendarFeed { url } }": types.CreateCalendarFeedDocument,
    "query ApiTokenIds { apiTokens { id } }": types.ApiTokenIdsDocument,
    "\n  mutation SignUp($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n": types.SignUpDocument,
    "mutation Forgot($email: EmailAddress!) { requestPasswordReset(email: $email) }": types.ForgotDocument,
    "query TheUsers { users { nodes { id } } }": types.TheUsersDocument,
    "query Nobody { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }": types.NobodyDocument,
    "query SearchedUsers { users(search: \"needle in a haystack\") { nodes { id } } }": types.SearchedUsersDocument,
    "query MyOrders { customerJobs { nodes { id } } }": types.MyOrdersDocument,
    "query Missing { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }": types.MissingDocument,
    "mutation SaveForPage($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }": types.SaveForPageDocument,
    "query CustomerJobIds { customerJobs { nodes { id } } }": types.CustomerJobIdsDocument,
    "\n    mutation ReopenForReceipt($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n  ": types.ReopenForReceiptDocument,
    "query ChargeToWaive($id: UUID!) { job(id: $id) { charges { id } } }": types.ChargeToWaiveDocument,
    "\n  mutation WaiveFileFee($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n": types.WaiveFileFeeDocument,
    "query FileTotals { feeTotals(months: 1) { months { month earned waived paid collected } } }": types.FileTotalsDocument,
    "mutation RevokeCalendarFeed { revokeCalendarFeed }": types.RevokeCalendarFeedDocument,
    "query CalendarFeed { calendarFeed { createdAt } }": types.CalendarFeedDocument,
    "\n  query StoppedPreferences { noticePreferences { groups { group choices { frequency } } } }\n": types.StoppedPreferencesDocument,
    "\n  mutation AnswerSupportTicketId($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id }\n  }\n": types.AnswerSupportTicketIdDocument,
    "\n  mutation AddServiceAreasAdded($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { id } }\n  }\n": types.AddServiceAreasAddedDocument,
    "\n  mutation SaveBusinessName($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n": types.SaveBusinessNameDocument,
    "mutation ChangeBidOften($input: ChangeBidInput!) { changeBid(input: $input) { id } }": types.ChangeBidOftenDocument,
    "mutation AddOneArea { addServiceArea(zipCode: \"99999\") { id } }": types.AddOneAreaDocument,
    "\n      mutation ChangedSettings {\n        updateSettings(input: { serviceFeePercent: 7.5, documentsRequired: true }) { serviceFeePercent }\n      }\n    ": types.ChangedSettingsDocument,
    "\n        query RestoredJobs {\n          customerJobs(first: 20) { nodes { id status images } totalCount }\n        }\n      ": types.RestoredJobsDocument,
    "query JobRatingComments($id: UUID!) { job(id: $id) { ratings { comment } } }": types.JobRatingCommentsDocument,
    "query JobBidMessages($id: UUID!) { job(id: $id) { bids { nodes { message } } } }": types.JobBidMessagesDocument,
    "\n      mutation ChangeBidMessage($input: ChangeBidInput!) {\n        changeBid(input: $input) { message }\n      }\n    ": types.ChangeBidMessageDocument,
    "query JobServiceInstructions($id: UUID!) { job(id: $id) { serviceInstructions } }": types.JobServiceInstructionsDocument,
    "\n        mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n          releaseJob(jobId: $jobId, reason: $reason) { id }\n        }\n      ": types.ReleaseJobWithReasonDocument,
    "query JobReasons($id: UUID!) { job(id: $id) { history { reason } } }": types.JobReasonsDocument,
    "mutation ConnectToTakeCards { connectPayments { url } }": types.ConnectToTakeCardsDocument,
    "\n  query DealOfHistory($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue vendorId cancellationFee\n      visits { id kind status windowStart windowEnd disputedAt reportStands }\n      charges { id kind amount status vendor { id } }\n      changeOrders { id status proposedBy }\n      payments { id amount status provider refundOf vendor { id } }\n      balances { amount vendor { id } }\n    }\n  }\n": types.DealOfHistoryDocument,
    "\n  mutation CancelInHistory($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, reason: \"Enough\", fee: $fee) { id } }\n": types.CancelInHistoryDocument,
    "\n  mutation FindAnotherInHistory($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { id }\n  }\n": types.FindAnotherInHistoryDocument,
    "\n  mutation ReopenInHistory($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n": types.ReopenInHistoryDocument,
    "query CardAmountInHistory($id: UUID!) { job(id: $id) { cardAmount } }": types.CardAmountInHistoryDocument,
    "\n  mutation RequestJunkPickup($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id }\n  }\n": types.RequestJunkPickupDocument,
    "\n  mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n    requestDumpsterRental(input: $input) { id }\n  }\n": types.RequestDumpsterRentalDocument,
    "\n  mutation EditJunkPickup($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id version }\n  }\n": types.EditJunkPickupDocument,
    "mutation SubmitBid($input: SubmitBidInput!) { submitBid(input: $input) { id } }": types.SubmitBidDocument,
    "mutation AskQuestion($input: AskQuestionInput!) { askQuestion(input: $input) { id } }": types.AskQuestionDocument,
    "mutation AnswerQuestion($input: AnswerQuestionInput!) { answerQuestion(input: $input) { id answer } }": types.AnswerQuestionDocument,
    "\n  mutation AcceptBid($bidId: UUID!) {\n    acceptBid(bidId: $bidId) { id status finalPrice vendorId }\n  }\n": types.AcceptBidDocument,
    "mutation StartJob($jobId: UUID!) { startJob(jobId: $jobId) { id status } }": types.StartJobDocument,
    "\n  mutation CompleteJob($jobId: UUID!) {\n    completeJob(jobId: $jobId) { id status completedDate }\n  }\n": types.CompleteJobDocument,
    "\n  mutation StartVisit($visitId: UUID!, $etaMinutes: Int!) {\n    startVisit(visitId: $visitId, etaMinutes: $etaMinutes) { id status eta onTheWayAt job { id status } }\n  }\n": types.StartVisitDocument,
    "\n  mutation UndoStartVisit($visitId: UUID!) { undoStartVisit(visitId: $visitId) { id status onTheWayAt job { id status } } }\n": types.UndoStartVisitDocument,
    "\n  mutation DisputeVisit($visitId: UUID!, $reason: String!) {\n    disputeVisit(visitId: $visitId, reason: $reason) { id disputedAt disputeReason viewerCanDispute }\n  }\n": types.DisputeVisitDocument,
    "\n  mutation DecideVisitDispute($visitId: UUID!, $stands: Boolean!, $reason: String!) {\n    decideVisitDispute(visitId: $visitId, stands: $stands, reason: $reason) { id reportStands disputeDecision }\n  }\n": types.DecideVisitDisputeDocument,
    "\n  mutation ArriveAtVisit($visitId: UUID!) { arriveAtVisit(visitId: $visitId) { id status arrivedAt } }\n": types.ArriveAtVisitDocument,
    "\n  mutation CompleteVisit($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) {\n      id status doneAt tons unitLabel photos { id kind path } job { id status }\n    }\n  }\n": types.CompleteVisitDocument,
    "\n  mutation FailVisit($visitId: UUID!, $input: FailVisitInput!) {\n    failVisit(visitId: $visitId, input: $input) { id status failureReason failureNote }\n  }\n": types.FailVisitDocument,
    "\n  mutation ScheduleVisit($input: ScheduleVisitInput!) {\n    scheduleVisit(input: $input) { id kind status windowStart windowEnd }\n  }\n": types.ScheduleVisitDocument,
    "\n  mutation ReportNoShow($jobId: UUID!, $newDate: LocalDate!) {\n    reportNoShow(jobId: $jobId, newDate: $newDate) { id status pickupDateTime dropoffDate pickupDate }\n  }\n": types.ReportNoShowDocument,
    "\n  query VisitsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status\n      visits {\n        id kind status windowStart windowEnd arrivedAt doneAt tons photos { id kind path }\n        viewerCanStart viewerCanArrive viewerCanComplete viewerCanFail\n      }\n    }\n  }\n": types.VisitsOfJobDocument,
    "\n  query DatesOfJob($id: UUID!) {\n    job(id: $id) { scheduledDate pickupDateTime dropoffDate dropoffTimePreference pickupDate }\n  }\n": types.DatesOfJobDocument,
    "mutation GiveJobBackTo($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }": types.GiveJobBackToDocument,
    "\n  mutation SubmitRating($input: SubmitRatingInput!) {\n    submitRating(input: $input) { id rated { id rating ratingCount } }\n  }\n": types.SubmitRatingDocument,
    "\n  mutation ReplyToRating($input: ReplyToRatingInput!) {\n    replyToRating(input: $input) { id reply repliedAt viewerCanReply }\n  }\n": types.ReplyToRatingDocument,
    "\n  mutation RemoveRating($input: RemoveRatingInput!) {\n    removeRating(input: $input) { id rating comment removedFor rated { id rating ratingCount } }\n  }\n": types.RemoveRatingDocument,
    "\n  mutation RemoveRatingReply($input: RemoveRatingInput!) {\n    removeRatingReply(input: $input) { id reply replyRemovedFor }\n  }\n": types.RemoveRatingReplyDocument,
    "\n  query ChargesOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue serviceFee\n      charges {\n        id kind label quantity unitPrice amount status contestUntil contestReason decisionReason\n        contestAnswer answeredAt decidedAt answerPhotos { path }\n        viewerCanContest viewerCanVoid viewerCanUphold viewerCanAnswer viewerCanUndo\n      }\n    }\n  }\n": types.ChargesOfJobDocument,
    "\n  mutation ContestCharge($chargeId: UUID!, $reason: String!) {\n    contestCharge(chargeId: $chargeId, reason: $reason) { id status contestReason job { id finalPrice amountDue } }\n  }\n": types.ContestChargeDocument,
    "\n  mutation VoidCharge($chargeId: UUID!, $reason: String!) {\n    voidCharge(chargeId: $chargeId, reason: $reason) { id status decisionReason job { id finalPrice amountDue } }\n  }\n": types.VoidChargeDocument,
    "\n  mutation UpholdCharge($chargeId: UUID!, $reason: String!) {\n    upholdCharge(chargeId: $chargeId, reason: $reason) { id status contestUntil decisionReason }\n  }\n": types.UpholdChargeDocument,
    "\n  mutation AnswerContest($chargeId: UUID!, $answer: String!, $photos: [String!]) {\n    answerContest(chargeId: $chargeId, answer: $answer, photos: $photos) {\n      id status contestAnswer answeredAt answerPhotos { path } viewerCanAnswer\n    }\n  }\n": types.AnswerContestDocument,
    "\n  mutation UndoChargeDecision($chargeId: UUID!) {\n    undoChargeDecision(chargeId: $chargeId) {\n      id status decisionReason decidedAt voidedByAdmin viewerCanUphold viewerCanUndo job { id finalPrice amountDue }\n    }\n  }\n": types.UndoChargeDecisionDocument,
    "\n  query ChangeOrdersOfJob($id: UUID!) {\n    job(id: $id) {\n      finalPrice cancellationFee\n      changeOrders {\n        id kind status proposedBy amount quantity note declineReason windowStart pickupDate expiresAt\n        visit { id } charge { id kind status amount contestUntil } photos { id kind } viewerCanDecide viewerCanWithdraw\n      }\n    }\n  }\n": types.ChangeOrdersOfJobDocument,
    "\n  mutation ProposeChangeOrder($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind status proposedBy amount quantity windowStart visit { id } expiresAt\n      charge { kind status amount quantity unitPrice contestUntil }\n    }\n  }\n": types.ProposeChangeOrderDocument,
    "\n  mutation AcceptChangeOrder($id: UUID!) { acceptChangeOrder(id: $id) { id status job { id finalPrice } } }\n": types.AcceptChangeOrderDocument,
    "\n  mutation DeclineChangeOrder($id: UUID!, $reason: String) {\n    declineChangeOrder(id: $id, reason: $reason) { id status declineReason }\n  }\n": types.DeclineChangeOrderDocument,
    "\n  mutation WithdrawChangeOrder($id: UUID!) { withdrawChangeOrder(id: $id) { id status } }\n": types.WithdrawChangeOrderDocument,
    "\n  mutation PayByCard($jobId: UUID!, $amount: Money!) { payByCard(jobId: $jobId, amount: $amount) { url } }\n": types.PayByCardDocument,
    "\n  query CardPaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id amountDue amountToPayBack cardAmount viewerCanMarkPaid viewerCanMarkPaidBack\n      payments { id amount method status provider refundOf isTakenBack failure expiresAt dispute { status dueBy } }\n    }\n  }\n": types.CardPaymentsOfJobDocument,
    "\n  query PaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue amountToPayBack viewerCanMarkPaid viewerCanMarkPaidBack\n      balances { amount vendor { id } }\n      payments { id amount method status denyReason createdAt decidedAt viewerCanDecide vendor { id } }\n    }\n  }\n": types.PaymentsOfJobDocument,
    "\n  mutation MarkPaid($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaid(jobId: $jobId, method: $method, amount: $amount) { id amountDue viewerCanMarkPaid payments { id status amount method } }\n  }\n": types.MarkPaidDocument,
    "\n  mutation MarkPaidBack($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaidBack(jobId: $jobId, method: $method, amount: $amount) {\n      id amountDue amountToPayBack viewerCanMarkPaidBack payments { id status amount method }\n    }\n  }\n": types.MarkPaidBackDocument,
    "\n  mutation ConfirmPayment($jobId: UUID!, $paymentId: UUID) {\n    confirmPayment(jobId: $jobId, paymentId: $paymentId) { id amountDue payments { id status decidedAt } }\n  }\n": types.ConfirmPaymentDocument,
    "\n  mutation DenyPayment($jobId: UUID!, $reason: String!, $paymentId: UUID) {\n    denyPayment(jobId: $jobId, reason: $reason, paymentId: $paymentId) { id amountDue payments { id status denyReason } }\n  }\n": types.DenyPaymentDocument,
    "mutation ConnectBeforeKills { connectPayments { url } }": types.ConnectBeforeKillsDocument,
    "\n  query JobSteps($id: UUID!) {\n    job(id: $id) { status history { toStatus } }\n  }\n": types.JobStepsDocument,
    "\n    mutation UploadFileObjectPath($file: Upload!) {\n      uploadFile(file: $file) { objectPath }\n    }\n  ": types.UploadFileObjectPathDocument,
    "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) { pushDevices { id name isCurrent } }\n  }\n": types.AddPushSubscriptionDocument,
    "mutation CancelJob($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }": types.CancelJobDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "mutation CloseAccount($input: CloseAccountInput!) { closeAccount(input: $input) }": types.CloseAccountDocument,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token }\n  }\n": types.CreateApiTokenDocument,
    "mutation CreateUpload { createUpload { uploadURL } }": types.CreateUploadDocument,
    "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { id } }": types.CreateUserDocument,
    "mutation Login($input: LoginInput!) { login(input: $input) { id } }": types.LoginDocument,
    "mutation Logout { logout }": types.LogoutDocument,
    "query Me { me { id } }": types.MeDocument,
    "\n  mutation OpenSupportTicket($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) { id }\n  }\n": types.OpenSupportTicketDocument,
    "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation { email emailConfirmedAt }\n  }\n": types.SendEmailConfirmationDocument,
    "\n  mutation RequestPasswordReset($email: EmailAddress!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }": types.ResetPasswordDocument,
    "mutation AcceptInvitation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }": types.AcceptInvitationDocument,
    "\n  mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath }\n  }\n": types.SaveVendorDocumentDocument,
    "\n  mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id }\n  }\n": types.SetUserActiveDocument,
    "\n  mutation UpdateUserEmail($input: UpdateUserInput!) {\n    updateUser(input: $input) { email }\n  }\n": types.UpdateUserEmailDocument,
    "mutation WithdrawBidId($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }": types.WithdrawBidIdDocument,
    "query Settings { settings { supportPhone } }": types.SettingsDocument,
    "\n  mutation SendText($input: SendMessageInput!) {\n    sendMessage(input: $input) { id }\n  }\n": types.SendTextDocument,
    "\n  mutation SaveOfferRuleId($input: SaveOfferRuleInput!) { saveOfferRule(input: $input) { id } }\n": types.SaveOfferRuleIdDocument,
    "\n  mutation SaveHaulRuleId($input: SaveHaulRuleInput!) { saveHaulRule(input: $input) { id } }\n": types.SaveHaulRuleIdDocument,
    "\n  mutation PauseHaulRule($id: UUID!, $reason: String!) {\n    pauseHaulRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n": types.PauseHaulRuleDocument,
    "\n  mutation PauseOfferRule($id: UUID!, $reason: String!) {\n    pauseOfferRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n": types.PauseOfferRuleDocument,
    "mutation AddTenYards { addDumpsterSize(input: { size: \"10 yard\" }) { id } }": types.AddTenYardsDocument,
    "\n  mutation UpdateAccountId($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { id }\n  }\n": types.UpdateAccountIdDocument,
    "\n  mutation SaveVendorDocumentId($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { id }\n  }\n": types.SaveVendorDocumentIdDocument,
    "mutation SignOutAllBrowsers { signOutEverywhere }": types.SignOutAllBrowsersDocument,
    "\n  mutation InviteOnePerson($input: InvitePersonInput!) {\n    invitePerson(input: $input) { id name email role invitedAt lastSeenAt }\n  }\n": types.InviteOnePersonDocument,
    "\n  mutation GiveRole($personId: UUID!, $role: PersonRole!) {\n    changeRole(personId: $personId, role: $role) { id role }\n  }\n": types.GiveRoleDocument,
    "\n  mutation RemoveOnePerson($personId: UUID!) { removePerson(personId: $personId) }\n": types.RemoveOnePersonDocument,
    "mutation LeaveOwnBusiness { leaveBusiness }": types.LeaveOwnBusinessDocument,
    "\n  query PeopleOfBusiness($vendorId: UUID) {\n    people(vendorId: $vendorId) { id name email role invitedAt lastSeenAt }\n  }\n": types.PeopleOfBusinessDocument,
    "query WhereIWork { me { id role business { id name } } }": types.WhereIWorkDocument,
    "query JobBidPrices($id: UUID!) { job(id: $id) { bids { nodes { price } } } }": types.JobBidPricesDocument,
    "\n  mutation SaveVendorDocumentFilePath($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath fileName }\n  }\n": types.SaveVendorDocumentFilePathDocument,
    "query HumanMe { me { id firstName email unreadNotices business { id } } }": types.HumanMeDocument,
    "query HumanNotices { notices { nodes { id } } }": types.HumanNoticesDocument,
    "mutation HumanRead($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { id unreadNotices } }": types.HumanReadDocument,
    "\n  mutation HumanQuiet($input: QuietHoursInput!) { setQuietHours(input: $input) { quietHours { isOn from } } }\n": types.HumanQuietDocument,
    "query HumanPreferences { noticePreferences { quietHours { isOn from } } }": types.HumanPreferencesDocument,
    "mutation HumanUpdate($input: UpdateAccountInput!) { updateAccount(input: $input) { firstName } }": types.HumanUpdateDocument,
    "\n  mutation HumanAskTexts($input: TextCodeRequestInput!) { requestTextCode(input: $input) { textNumber { phone } } }\n": types.HumanAskTextsDocument,
    "\n  mutation HumanConfirmTexts($input: TextCodeInput!) { confirmTextCode(input: $input) { textNumber { phone } } }\n": types.HumanConfirmTextsDocument,
    "query HumanTextNumber { noticePreferences { textNumber { isConfirmed } } }": types.HumanTextNumberDocument,
    "query HumanFeed { calendarFeed { createdAt } }": types.HumanFeedDocument,
    "mutation HumanCreateFeed { createCalendarFeed { url } }": types.HumanCreateFeedDocument,
    "mutation HumanRevokeFeed { revokeCalendarFeed }": types.HumanRevokeFeedDocument,
    "query HumanTokens { apiTokens { id name } }": types.HumanTokensDocument,
    "mutation HumanExport { requestMyData { id } }": types.HumanExportDocument,
    "query HumanOwnExport { myDataExport { id } }": types.HumanOwnExportDocument,
    "mutation HumanEverywhere { signOutEverywhere }": types.HumanEverywhereDocument,
    "mutation HumanArea($zipCode: String!) { addServiceArea(zipCode: $zipCode) { zipCode } }": types.HumanAreaDocument,
    "\n    mutation HumanChangeRole($personId: UUID!) { changeRole(personId: $personId, role: dispatcher) { id } }\n  ": types.HumanChangeRoleDocument,
    "query UsersTotalCount($search: String) { users(search: $search) { totalCount } }": types.UsersTotalCountDocument,
    "\n    query CustomerJobIdsAfter($after: String) {\n      customerJobs(after: $after) { nodes { id } }\n    }\n  ": types.CustomerJobIdsAfterDocument,
    "\n    query UserIdsByName($after: String) {\n      users(sort: name, after: $after) { nodes { id } }\n    }\n  ": types.UserIdsByNameDocument,
    "query VendorStatsMonthlyEarnings { vendorStats { monthlyEarnings } }": types.VendorStatsMonthlyEarningsDocument,
    "query MessagesTotalCount($id: UUID!) { messages(jobId: $id) { totalCount } }": types.MessagesTotalCountDocument,
    "query JobId($id: UUID!) { job(id: $id) { id } }": types.JobIdDocument,
    "query VendorDocumentsFilePath { vendorDocuments { filePath } }": types.VendorDocumentsFilePathDocument,
    "\n    query HistoryOfPassedOn($id: UUID!) {\n      job(id: $id) { history { fromStatus toStatus reason actor { firstName } } }\n    }\n  ": types.HistoryOfPassedOnDocument,
    "mutation ConnectForKeys { connectPayments { url } }": types.ConnectForKeysDocument,
    "query FailedForKeys { failedTasks { task error } }": types.FailedForKeysDocument,
    "mutation ExportForKeys { requestMyData { id } }": types.ExportForKeysDocument,
    "query ExportedForKeys { myDataExport { downloadPath } }": types.ExportedForKeysDocument,
    "query MyOrdersOnStandby { customerJobs { nodes { id } totalCount } }": types.MyOrdersOnStandbyDocument,
    "\n  mutation TokenForStandby($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }\n": types.TokenForStandbyDocument,
    "\n  query StatementsOf($vendorId: UUID) {\n    statements(vendorId: $vendorId) {\n      id number month total collected paid due dueDate status\n      lines { kind label amount at job { id } }\n      payments { id kind amount reference reason reverses }\n      vendor { id }\n      viewerCanRecordPayment viewerCanReversePayment\n    }\n  }\n": types.StatementsOfDocument,
    "\n  mutation RecordStatementPayment($statementId: UUID!, $amount: Money!, $reference: String!) {\n    recordStatementPayment(statementId: $statementId, amount: $amount, reference: $reference) {\n      id status total paid due payments { id kind amount reference }\n    }\n  }\n": types.RecordStatementPaymentDocument,
    "\n  mutation ReverseStatementPayment($statementId: UUID!, $paymentId: UUID, $reason: String!) {\n    reverseStatementPayment(statementId: $statementId, paymentId: $paymentId, reason: $reason) {\n      id status paid due payments { kind amount reason reverses }\n    }\n  }\n": types.ReverseStatementPaymentDocument,
    "\n  query DueStatements($vendorId: UUID) {\n    statements(vendorId: $vendorId) { id due viewerCanReversePayment payments { id kind reverses } }\n  }\n": types.DueStatementsDocument,
    "\n  mutation AddStockedSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id turnaroundDays } }\n": types.AddStockedSizeDocument,
    "\n  mutation SetUnits($sizeId: UUID!, $count: Int!) {\n    setUnits(sizeId: $sizeId, count: $count) { id size label outSince note endangers { id } }\n  }\n": types.SetUnitsDocument,
    "query Units { units { id size label outSince note endangers { id } } }": types.UnitsDocument,
    "\n  mutation RenameUnit($id: UUID!, $label: String!) { renameUnit(id: $id, label: $label) { id label } }\n": types.RenameUnitDocument,
    "\n  mutation TakeUnitOut($id: UUID!, $note: String) {\n    takeUnitOut(id: $id, note: $note) { id outSince note endangers { id } }\n  }\n": types.TakeUnitOutDocument,
    "\n  mutation ReturnUnit($id: UUID!) { returnUnit(id: $id) { id outSince note endangers { id } } }\n": types.ReturnUnitDocument,
    "\n  query StockOf($from: LocalDate!, $to: LocalDate!) {\n    stock(from: $from, to: $to) { size days { day total taken overdue } short { id } }\n  }\n": types.StockOfDocument,
    "\n  query ReservationOf($id: UUID!) { job(id: $id) { id status reservation { unit { label } from to } } }\n": types.ReservationOfDocument,
    "\n  mutation AddDayOff($input: AddDayOffInput!) { addDayOff(input: $input) { id from to note } }\n": types.AddDayOffDocument,
    "mutation RemoveDayOff($id: UUID!) { removeDayOff(id: $id) }": types.RemoveDayOffDocument,
    "query DaysOff { daysOff { id from to note } }": types.DaysOffDocument,
    "\n  mutation CreateUploadFor($input: CreateUploadInput) {\n    createUpload(input: $input) { uploadURL expiresAt }\n  }\n": types.CreateUploadForDocument,
    "\n  mutation RegisterJobImage($imageURL: String!) {\n    registerJobImage(imageURL: $imageURL) { objectPath }\n  }\n": types.RegisterJobImageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { firstName lastName email phone }\n  }\n"): typeof import('./graphql.js').UpdateAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNamedApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id name scope expiresAt lastUsedAt } }\n  }\n"): typeof import('./graphql.js').CreateNamedApiTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyNameAndPhone { me { firstName phone } }"): typeof import('./graphql.js').MyNameAndPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOutEverywhere { signOutEverywhere }"): typeof import('./graphql.js').SignOutEverywhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiTokens { apiTokens { name lastUsedAt } }"): typeof import('./graphql.js').ApiTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeApiToken($id: UUID!) { revokeApiToken(id: $id) { revokedAt } }"): typeof import('./graphql.js').RevokeApiTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyDataExport { myDataExport { id } }"): typeof import('./graphql.js').MyDataExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestMyData { requestMyData { id } }"): typeof import('./graphql.js').RequestMyDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeApiTokenId($id: UUID!) { revokeApiToken(id: $id) { id } }"): typeof import('./graphql.js').RevokeApiTokenIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query JobNames($id: UUID!) {\n          job(id: $id) { title firstName lastName phone status customer { firstName lastName } }\n        }\n      "): typeof import('./graphql.js').JobNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpCustomer($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) {\n      id email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode\n      initialServiceType createdAt username\n    }\n  }\n"): typeof import('./graphql.js').SignUpCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginIdAndType($input: LoginInput!) { login(input: $input) { id userType } }"): typeof import('./graphql.js').LoginIdAndTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyIdAndEmail { me { id email } }"): typeof import('./graphql.js').MyIdAndEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerJobs { customerJobs { nodes { id } } }"): typeof import('./graphql.js').CustomerJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicSettings { settings { supportPhone legalLine serviceFeePercent } }"): typeof import('./graphql.js').PublicSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SuspendTokenOwner($userId: UUID!, $isActive: Boolean!) {\n      setUserActive(userId: $userId, isActive: $isActive) { id }\n    }\n  "): typeof import('./graphql.js').SuspendTokenOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SuspendTokenOwners($userIds: [UUID!]!, $isActive: Boolean!) {\n      setUsersActive(userIds: $userIds, isActive: $isActive) { changed { id } }\n    }\n  "): typeof import('./graphql.js').SuspendTokenOwnersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }"): typeof import('./graphql.js').ConfirmEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyConfirmedEmail { me { email emailConfirmedAt } }"): typeof import('./graphql.js').MyConfirmedEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccountConfirmed($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email emailConfirmedAt }\n  }\n"): typeof import('./graphql.js').UpdateAccountConfirmedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitationConfirmed($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) { emailConfirmedAt }\n  }\n"): typeof import('./graphql.js').AcceptInvitationConfirmedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackEmail($input: TakeBackEmailInput!) { takeBackEmail(input: $input) }"): typeof import('./graphql.js').TakeBackEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VendorOfBidConfirmed($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { firstName emailConfirmedAt } } } }\n  }\n"): typeof import('./graphql.js').VendorOfBidConfirmedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccountEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n"): typeof import('./graphql.js').UpdateAccountEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpCustomerId($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n"): typeof import('./graphql.js').SignUpCustomerIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyEmail { me { email } }"): typeof import('./graphql.js').MyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserActiveState($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id isActive }\n  }\n"): typeof import('./graphql.js').SetUserActiveStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUserDetails($input: CreateUserInput!) {\n    createUser(input: $input) { id email userType isActive }\n  }\n"): typeof import('./graphql.js').CreateUserDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) { firstName email phone }\n  }\n"): typeof import('./graphql.js').UpdateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort, $first: Int, $after: String) {\n    users(search: $search type: $type isActive: $isActive sort: $sort first: $first after: $after) {\n      totalCount nodes { id firstName lastName email isActive userType createdAt } pageInfo { hasNextPage\n      endCursor }\n    }\n  }\n"): typeof import('./graphql.js').UsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Jobs($status: JobStatus, $search: String) {\n    jobs(status: $status, search: $search) { totalCount nodes { id title customer { email } } }\n  }\n"): typeof import('./graphql.js').JobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEvents($action: String, $subjectId: UUID) {\n    auditEvents(action: $action, subjectId: $subjectId) {\n      totalCount nodes { action before after actor { id } subject { id } createdAt }\n    }\n  }\n"): typeof import('./graphql.js').AuditEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { serviceFeePercent supportPhone documentsRequired }\n  }\n"): typeof import('./graphql.js').UpdateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus reviewReason vendor { id documentsOnFile } }\n  }\n"): typeof import('./graphql.js').ReviewVendorDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id status adminResponse }\n  }\n"): typeof import('./graphql.js').AnswerSupportTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserCount { users { totalCount } }"): typeof import('./graphql.js').UserCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query User($id: UUID!) { user(id: $id) { id } }"): typeof import('./graphql.js').UserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobCount { jobs { totalCount } }"): typeof import('./graphql.js').JobCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TotalUsers { adminStats { totalUsers } }"): typeof import('./graphql.js').TotalUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MarketOverview { marketOverview { days { date } } }"): typeof import('./graphql.js').MarketOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MarketAreas { marketAreas { requests } }"): typeof import('./graphql.js').MarketAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditCount { auditEvents { totalCount } }"): typeof import('./graphql.js').AuditCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseTicketId($id: UUID!) { closeSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').CloseTicketIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenTicketId($id: UUID!) { reopenSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').ReopenTicketIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query BidderStates {\n          customerJobs { nodes { bids { nodes { vendor { isActive } } } } }\n        }\n      "): typeof import('./graphql.js').BidderStatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginUserType($input: LoginInput!) { login(input: $input) { userType } }"): typeof import('./graphql.js').LoginUserTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation CancelJobForFraud($jobId: UUID!) {\n          cancelJob(jobId: $jobId, reason: \"Fraud\") { status history { reason } }\n        }\n      "): typeof import('./graphql.js').CancelJobForFraudDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminResponses { supportTickets { nodes { adminResponse } } }"): typeof import('./graphql.js').AdminResponsesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation CloseSupportTicket($id: UUID!) {\n          closeSupportTicket(id: $id) { status }\n        }\n      "): typeof import('./graphql.js').CloseSupportTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ReopenSupportTicket($id: UUID!) {\n          reopenSupportTicket(id: $id) { status }\n        }\n      "): typeof import('./graphql.js').ReopenSupportTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation SaveDocumentId($input: SaveVendorDocumentInput!) {\n          saveVendorDocument(input: $input) { id }\n        }\n      "): typeof import('./graphql.js').SaveDocumentIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query UserBusiness($id: UUID!) {\n          user(id: $id) {\n            documents { documentType reviewStatus } services { serviceType } areas { zipCode } stats {\n            activeJobs }\n          }\n        }\n      "): typeof import('./graphql.js').UserBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeeAndPhone { settings { serviceFeePercent supportPhone } }"): typeof import('./graphql.js').FeeAndPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query AdminStats {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n        }\n      "): typeof import('./graphql.js').AdminStatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query AdminFigures {\n          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }\n          marketOverview {\n            days { date orders revenue } previousDays { date } services {\n              serviceType jobs shareWithBid medianMinutesToFirstBid shareWithInstantBid shareIn5Minutes shareIn2Hours bidsPerRequest\n              shareAccepted\n            }\n          }\n        }\n      "): typeof import('./graphql.js').AdminFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrdersBothWays { marketOverview { days { orders } services { jobs } } }"): typeof import('./graphql.js').OrdersBothWaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAdminSuspension($userId: UUID!, $isActive: Boolean!) {\n    requestAdminSuspension(userId: $userId, isActive: $isActive) {\n      id isActive expiresAt askedBy { id } user { id isActive }\n    }\n  }\n"): typeof import('./graphql.js').RequestAdminSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAdminSuspension($id: UUID!) {\n    confirmAdminSuspension(id: $id) { id isActive }\n  }\n"): typeof import('./graphql.js').ConfirmAdminSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAdminSuspension($id: UUID!) {\n    withdrawAdminSuspension(id: $id) { id isActive }\n  }\n"): typeof import('./graphql.js').WithdrawAdminSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOwnEmail($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { email }\n  }\n"): typeof import('./graphql.js').ChangeOwnEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminSuspensions { adminSuspensions { id viewerCanConfirm viewerCanWithdraw } }"): typeof import('./graphql.js').AdminSuspensionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query AuditOfSubject($subjectId: UUID) {\n      auditEvents(subjectId: $subjectId) { nodes { action actor { id } subject { id } before after } }\n    }\n  "): typeof import('./graphql.js').AuditOfSubjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SuspendUser($id: UUID!) {\n        setUserActive(userId: $id, isActive: false) { id }\n      }\n    "): typeof import('./graphql.js').SuspendUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenForAudit($jobId: UUID!) {\n  reopenJob(jobId: $jobId, reason: \"No truck\") { bids { nodes { id status takenAt } } }\n}"): typeof import('./graphql.js').ReopenForAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditNames($subjectId: UUID) {\n  auditEvents(subjectId: $subjectId) { nodes { action subjectName vendors { id } } }\n}"): typeof import('./graphql.js').AuditNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TicketForAudit($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }"): typeof import('./graphql.js').TicketForAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseForAudit($id: UUID!) { closeSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').CloseForAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TakenBids($id: UUID!) { job(id: $id) { bids { nodes { status takenAt } } } }"): typeof import('./graphql.js').TakenBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExtraLoadShare($days: Int) {\n    extraLoadShare(days: $days) { vendor { id } declaredEighths jobs withExtra }\n  }\n"): typeof import('./graphql.js').ExtraLoadShareDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($input: CreateUserInput!) {\n    createUser(input: $input) { id email invitedAt }\n  }\n"): typeof import('./graphql.js').InviteUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($userId: UUID!) {\n    resendInvitation(userId: $userId) { id invitedAt }\n  }\n"): typeof import('./graphql.js').ResendInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitedUser($id: UUID!) { user(id: $id) { invitedAt } }"): typeof import('./graphql.js').InvitedUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateInvited($input: UpdateUserInput!) {\n      updateUser(input: $input) { invitedAt }\n    }\n  "): typeof import('./graphql.js').UpdateInvitedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketAreasOfPeriod($days: Int) {\n    marketAreas(days: $days) {\n      zipPrefix serviceType requests shareIn5Minutes shareIn2Hours bidsPerRequest medianMinutesToFirstBid shareAccepted\n    }\n  }\n"): typeof import('./graphql.js').MarketAreasOfPeriodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsLeft($userIds: [UUID!]!) { jobsUnderWay(userIds: $userIds) }"): typeof import('./graphql.js').JobsLeftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HeardOfVendor { notices { nodes { kind jobId text } } }"): typeof import('./graphql.js').HeardOfVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedTasks {\n    failedTasks { id task subjectId attempts error createdAt failedAt nextTryAt }\n  }\n"): typeof import('./graphql.js').FailedTasksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryTask($id: ID!) { retryTask(id: $id) { id task } }"): typeof import('./graphql.js').RetryTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTask($id: ID!) { removeTask(id: $id) { id task } }"): typeof import('./graphql.js').RemoveTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditOfAction($action: String) {\n    auditEvents(action: $action) { nodes { subjectId before after actor { id } } }\n  }\n"): typeof import('./graphql.js').AuditOfActionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RequestAdminSuspensionId($userId: UUID!) {\n      requestAdminSuspension(userId: $userId, isActive: false) { id }\n    }\n  "): typeof import('./graphql.js').RequestAdminSuspensionIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUsersActive($userIds: [UUID!]!, $isActive: Boolean!) {\n    setUsersActive(userIds: $userIds, isActive: $isActive) {\n      changed { id isActive }\n      refused { userId message }\n    }\n  }\n"): typeof import('./graphql.js').SetUsersActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccountVersion($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { version }\n  }\n"): typeof import('./graphql.js').UpdateAccountVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation OpenVersionedTicket($input: SupportTicketInput!) {\n      openSupportTicket(input: $input) { id version }\n    }\n  "): typeof import('./graphql.js').OpenVersionedTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateUserVersion($input: UpdateUserInput!) {\n        updateUser(input: $input) { version }\n      }\n    "): typeof import('./graphql.js').UpdateUserVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation AddVersionedSize { addDumpsterSize(input: { size: \"Small\" }) { id version } }\n      "): typeof import('./graphql.js').AddVersionedSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateSizeVersion($input: UpdateDumpsterSizeInput!) {\n        updateDumpsterSize(input: $input) { version }\n      }\n    "): typeof import('./graphql.js').UpdateSizeVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation AnswerTicketVersion($input: AnswerSupportTicketInput!) {\n        answerSupportTicket(input: $input) { version }\n      }\n    "): typeof import('./graphql.js').AnswerTicketVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReviewDocumentVersion($input: ReviewVendorDocumentInput!) {\n        reviewVendorDocument(input: $input) { version }\n      }\n    "): typeof import('./graphql.js').ReviewDocumentVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingsVersion { settings { version } }"): typeof import('./graphql.js').SettingsVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateSettingsVersion($input: UpdateSettingsInput!) {\n        updateSettings(input: $input) { version }\n      }\n    "): typeof import('./graphql.js').UpdateSettingsVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SuspendUserVersion($id: UUID!) {\n      setUserActive(userId: $id, isActive: false) { version }\n    }\n  "): typeof import('./graphql.js').SuspendUserVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupportTicket($id: UUID!) { supportTicket(id: $id) { issue } }"): typeof import('./graphql.js').SupportTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Worklist {\n    worklist {\n      documentCount documents { id documentType vendor { id firstName } }\n      ticketCount tickets { id issue customer { id } job { id } }\n      taskCount tasks { id task nextTryAt }\n      unansweredJobCount unansweredJobs { id }\n      strandedJobCount strandedJobs { id vendor { id isActive } }\n      overdueJobCount overdueJobs { id }\n      contestedJobCount contestedJobs { id }\n      deniedJobCount deniedJobs { id }\n      nextUnansweredAt\n    }\n  }\n"): typeof import('./graphql.js').WorklistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseOldest($id: UUID!) { closeSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').CloseOldestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StrandedSince($id: UUID!) { job(id: $id) { strandedSince } }"): typeof import('./graphql.js').StrandedSinceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReassignStranded($bidId: UUID!) {\n      reassignJob(bidId: $bidId, reason: \"Suspended\") { id }\n    }\n  "): typeof import('./graphql.js').ReassignStrandedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query NeedyJobs($needs: JobNeed, $search: String, $status: JobStatus, $first: Int!, $after: String) {\n      jobs(needs: $needs, search: $search, status: $status, first: $first, after: $after) {\n        nodes { id }\n        totalCount\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  "): typeof import('./graphql.js').NeedyJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgendaOf($vendorId: UUID) {\n    vendorAgenda(vendorId: $vendorId) {\n      vendorId\n      hasServices\n      offersRentals\n      hasRates\n      hasAreas\n      documentsOnFile\n      hasBid\n      hasJob\n      nextJobs { id title }\n      changeOrders { id job { id } }\n      unreadJobs { id unreadMessages }\n      openBids { id }\n      openBidCount\n      lostBids { id job { id whyNotBid } }\n    }\n  }\n"): typeof import('./graphql.js').AgendaOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineAgendaBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineAgendaBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendAgenda($input: SendMessageInput!) { sendMessage(input: $input) { id } }"): typeof import('./graphql.js').SendAgendaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadAgenda($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }"): typeof import('./graphql.js').ReadAgendaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OverdueOf { vendorAgenda { overdueStatement { id month due } statementToPay { month due howToPay } } }"): typeof import('./graphql.js').OverdueOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ChangesToDecide($id: UUID!) { job(id: $id) { changeOrdersToDecide { id kind } } }\n  "): typeof import('./graphql.js').ChangesToDecideDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingApplications($status: ApplicationStatus) {\n    vendorApplications(status: $status) {\n      nodes {\n        id businessName firstName lastName email phone zipCode services message createdAt consentedAt status version\n        decidedAt decidedBy { id } declineReason account { id userType } others { id businessName }\n      }\n      totalCount\n    }\n  }\n"): typeof import('./graphql.js').WaitingApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteApplicantInTest($id: UUID!, $version: Int) {\n    inviteApplicant(id: $id, version: $version) { status decidedBy { id } account { id firstName userType } version }\n  }\n"): typeof import('./graphql.js').InviteApplicantInTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineApplicationInTest($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { status declineReason }\n  }\n"): typeof import('./graphql.js').DeclineApplicationInTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ApplicationsToDecide { worklist { applicationCount applications { businessName } } }\n  "): typeof import('./graphql.js').ApplicationsToDecideDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query InvitedBusiness {\n      me { email phone userType initialServiceZipCode } business { name } serviceAreas { zipCode city } vendorServices { serviceType isActive }\n    }\n  "): typeof import('./graphql.js').InvitedBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PageOfApplications($after: String) {\n      vendorApplications(status: waiting, first: 2, after: $after) {\n        nodes { email } pageInfo { endCursor hasNextPage } totalCount\n      }\n    }\n  "): typeof import('./graphql.js').PageOfApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteWalked($id: UUID!) { inviteApplicant(id: $id) { id } }"): typeof import('./graphql.js').InviteWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineWalkedApplication($input: DeclineApplicationInput!) { declineApplication(input: $input) { id } }\n"): typeof import('./graphql.js').DeclineWalkedApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyAsVendorInTest($input: VendorApplicationInput!) { applyAsVendor(input: $input) }\n"): typeof import('./graphql.js').ApplyAsVendorInTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitBidUntil($input: SubmitBidInput!) {\n    submitBid(input: $input) { id status expiresAt }\n  }\n"): typeof import('./graphql.js').SubmitBidUntilDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBidUntil($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n"): typeof import('./graphql.js').ChangeBidUntilDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineLate($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineLateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawLate($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').WithdrawLateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobWithEnds($id: UUID!) {\n    job(id: $id) {\n      timeZone openBidCount lowestBidPrice whyNotBid\n      pickupDateTime dropoffDate dropoffTimePreference\n      myBid { id status viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status viewerCanDecide } }\n    }\n  }\n"): typeof import('./graphql.js').JobWithEndsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedBids { vendorAgenda { openBidCount openBids { id } lostBids { id status } } }\n"): typeof import('./graphql.js').EndedBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitBidWithTerms($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n"): typeof import('./graphql.js').SubmitBidWithTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTerms($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedDays includedTons extraDayPrice extraTonPrice tripFee }\n  }\n"): typeof import('./graphql.js').ChangeTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TermsOfBids($id: UUID!) {\n    job(id: $id) {\n      dumpsterSize dropoffDate pickupDate debris lowestBidTotal\n      bids {\n        nodes {\n          price includedDays includedTons extraDayPrice extraTonPrice tripFee\n          light: estimatedTotal(weight: light) typical: estimatedTotal(weight: typical)\n          heavy: estimatedTotal(weight: heavy) estimatedTotal\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').TermsOfBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AcceptBidWithTerms($bidId: UUID!, $price: Money, $terms: BidTermsInput) {\n      acceptBid(bidId: $bidId, price: $price, terms: $terms) { finalPrice }\n    }\n  "): typeof import('./graphql.js').AcceptBidWithTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query AgreedTerms($id: UUID!) {\n      job(id: $id) { myBid { status includedDays includedTons extraDayPrice extraTonPrice tripFee } }\n    }\n  "): typeof import('./graphql.js').AgreedTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { id price message job { id myBid { price } } }\n  }\n"): typeof import('./graphql.js').ChangeBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawBid($bidId: UUID!) {\n    withdrawBid(bidId: $bidId) { id status job { whyNotBid } }\n  }\n"): typeof import('./graphql.js').WithdrawBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBid($bidId: UUID!) { declineBid(bidId: $bidId) { id status } }"): typeof import('./graphql.js').DeclineBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation SubmitBidDetails($input: SubmitBidInput!) {\n          submitBid(input: $input) {\n            price message status createdAt viewerCanChange job { id whyNotBid myBid { price } }\n          }\n        }\n      "): typeof import('./graphql.js').SubmitBidDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation AcceptBidAtPrice($bidId: UUID!, $price: Money) {\n        acceptBid(bidId: $bidId, price: $price) { finalPrice }\n      }\n    "): typeof import('./graphql.js').AcceptBidAtPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query JobVendor($id: UUID!) {\n          job(id: $id) { status finalPrice vendorId vendor { id } bids { nodes { vendorId } } }\n        }\n      "): typeof import('./graphql.js').JobVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query AvailableJobsPage($first: Int!, $after: String) {\n      availableJobs(first: $first, after: $after) {\n        totalCount nodes { id } pageInfo { hasNextPage endCursor }\n      }\n    }\n  "): typeof import('./graphql.js').AvailableJobsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenBidCount($id: UUID!) { job(id: $id) { openBidCount } }"): typeof import('./graphql.js').OpenBidCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LowestBidPrice($id: UUID!) { job(id: $id) { lowestBidPrice } }"): typeof import('./graphql.js').LowestBidPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawLowest($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').WithdrawLowestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LowestBidTotal($id: UUID!) { job(id: $id) { lowestBidPrice lowestBidTotal } }"): typeof import('./graphql.js').LowestBidTotalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IsServed($id: UUID!) { job(id: $id) { isServed } }"): typeof import('./graphql.js').IsServedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorsNearby($id: UUID!) { job(id: $id) { vendorsNearby } }"): typeof import('./graphql.js').VendorsNearbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MinutesToBid($id: UUID!) { job(id: $id) { bids { nodes { vendorId status minutesToBid } } } }\n"): typeof import('./graphql.js').MinutesToBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').GiveBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestComments($id: UUID!) {\n    job(id: $id) { bids { nodes { vendor { id latestComments { rating comment createdAt } } } } }\n  }\n"): typeof import('./graphql.js').LatestCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query OwnLatestComments { me { latestComments { comment } } }\n    "): typeof import('./graphql.js').OwnLatestCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LatestCommentsOfUser($id: UUID!) { user(id: $id) { latestComments { comment } } }\n    "): typeof import('./graphql.js').LatestCommentsOfUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyLatestComments { me { latestComments { comment } } }"): typeof import('./graphql.js').MyLatestCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetItemOfBidder($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind }\n  }\n"): typeof import('./graphql.js').SetItemOfBidderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitJunkBid($input: SubmitBidInput!) {\n    submitBid(input: $input) { id includedEighths extraEighthPrice items { kind takes price } parts { label } }\n  }\n"): typeof import('./graphql.js').SubmitJunkBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeJunkBid($input: ChangeBidInput!) {\n    changeBid(input: $input) { includedEighths extraEighthPrice items { kind takes price } }\n  }\n"): typeof import('./graphql.js').ChangeJunkBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmJunkBid($bidId: UUID!, $version: Int) { confirmBid(bidId: $bidId, version: $version) { items { kind takes price } } }\n"): typeof import('./graphql.js').ConfirmJunkBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptJunkBid($bidId: UUID!, $terms: BidTermsInput) {\n    acceptBid(bidId: $bidId, terms: $terms) { finalPrice }\n  }\n"): typeof import('./graphql.js').AcceptJunkBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineWalkedBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineWalkedBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeWalkedBid($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n"): typeof import('./graphql.js').ChangeWalkedBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardOf($vendorId: UUID, $day: LocalDate!) {\n    board(vendorId: $vendorId, day: $day) {\n      people { id name }\n      visits { id status assignedTo { id name } comes position }\n    }\n  }\n"): typeof import('./graphql.js').BoardOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekOf($from: LocalDate!) { boardWeek(from: $from) { day visits assigned } }\n"): typeof import('./graphql.js').WeekOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignVisit($visitId: UUID!, $personId: UUID, $after: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId, after: $after) { id assignedTo { id name } position }\n  }\n"): typeof import('./graphql.js').AssignVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlannedVisits($id: UUID!) { job(id: $id) { visits { id status assignedTo { id name } comes position } } }\n"): typeof import('./graphql.js').PlannedVisitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignSecretVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n"): typeof import('./graphql.js').AssignSecretVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignToldVisit($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n"): typeof import('./graphql.js').AssignToldVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveWholeBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n"): typeof import('./graphql.js').SaveWholeBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WholeBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }\n  }\n"): typeof import('./graphql.js').WholeBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VendorOfJob($id: UUID!) {\n    job(id: $id) {\n      vendor { firstName lastName businessName businessPhone }\n      bids { nodes { vendor { businessName businessLogo businessPhone } } }\n    }\n  }\n"): typeof import('./graphql.js').VendorOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AsksForBusiness { vendorAgenda { asksForBusiness } }"): typeof import('./graphql.js').AsksForBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NotNow { dismissBusinessPrompt { asksForBusiness } }"): typeof import('./graphql.js').NotNowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartNamed($jobId: UUID!) { startJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').StartNamedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveJudgedBusiness($input: SaveBusinessInput!) {\n    saveBusiness(input: $input) { name logo nameRemovedFor logoRemovedFor version }\n  }\n"): typeof import('./graphql.js').SaveJudgedBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgedBusiness($vendorId: UUID) {\n    business(vendorId: $vendorId) { name logo nameRemovedFor logoRemovedFor version }\n  }\n"): typeof import('./graphql.js').JudgedBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBusinessName($input: RemoveFromBusinessInput!) {\n    removeBusinessName(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n"): typeof import('./graphql.js').RemoveBusinessNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBusinessLogo($input: RemoveFromBusinessInput!) {\n    removeBusinessLogo(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }\n  }\n"): typeof import('./graphql.js').RemoveBusinessLogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgedProfile($id: UUID!) { vendorProfile(id: $id) { name logo about } }\n"): typeof import('./graphql.js').JudgedProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgedBidder($id: UUID!) { job(id: $id) { bids { nodes { vendor { firstName businessName } } } } }\n"): typeof import('./graphql.js').JudgedBidderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RemovedNotices { notices(first: 5) { nodes { kind text path } } }"): typeof import('./graphql.js').RemovedNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePrivateBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { version } }\n"): typeof import('./graphql.js').SavePrivateBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveShownBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }\n"): typeof import('./graphql.js').SaveShownBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VendorProfileOf($id: UUID!) {\n    vendorProfile(id: $id) {\n      id name about logo since paymentMethods services rentalSizes rating ratingCount completedJobs verifiedDocuments areas { city state zipCount } cityCount\n    }\n  }\n"): typeof import('./graphql.js').VendorProfileOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBusinessOf($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId name version } }\n"): typeof import('./graphql.js').SaveBusinessOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddCircleOfProfile { addServiceAreasAround(zipCode: \"10001\", miles: 20) { addedCount } }"): typeof import('./graphql.js').AddCircleOfProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectPayments { connectPayments { url } }"): typeof import('./graphql.js').ConnectPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisconnectPayments { disconnectPayments }"): typeof import('./graphql.js').DisconnectPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardsOfBusiness { business { cards { status needs } } }"): typeof import('./graphql.js').CardsOfBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NameForCards { saveBusiness(input: { name: \"Becker Hauling\" }) { vendorId } }"): typeof import('./graphql.js').NameForCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BidsTakeCards($id: UUID!) { job(id: $id) { bids(first: 5) { nodes { vendorId takesCards } } } }\n"): typeof import('./graphql.js').BidsTakeCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfileTakesCards($id: UUID!) { vendorProfile(id: $id) { takesCards } }"): typeof import('./graphql.js').ProfileTakesCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TakesCards { settings { takesCards } }"): typeof import('./graphql.js').TakesCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StripeInWorklist { worklist { tasks { task error } } }"): typeof import('./graphql.js').StripeInWorklistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectWithRevokedKey { connectPayments { url } }"): typeof import('./graphql.js').ConnectWithRevokedKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptSeenChange($id: UUID!, $amount: Money) { acceptChangeOrder(id: $id, amount: $amount) { status } }\n"): typeof import('./graphql.js').AcceptSeenChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalkedDeal($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue cancellationFee\n      charges { id kind quantity amount status voidedByAdmin createdAt }\n      changeOrders {\n        id kind status proposedBy amount windowStart windowBefore createdAt decidedAt visit { id } charge { id }\n        viewerCanDecide viewerCanWithdraw\n      }\n      visits { id kind status windowStart windowEnd doneAt failedAt failureReason }\n    }\n  }\n"): typeof import('./graphql.js').WalkedDealDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelWalked($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { finalPrice } }\n"): typeof import('./graphql.js').CancelWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeOnSite($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind item status amount quantity viewerCanDecide photos { kind }\n      charge { kind label status amount quantity unitPrice contestUntil }\n    }\n  }\n"): typeof import('./graphql.js').ProposeOnSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignOnSite($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').ReassignOnSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitsWithSwaps($id: UUID!) {\n    job(id: $id) {\n      status finalPrice amountDue\n      visits {\n        id kind status windowStart windowEnd unitLabel takenLabel tons tonsToCharge\n        viewerCanStart viewerCanDispute viewerCanSchedule\n      }\n    }\n  }\n"): typeof import('./graphql.js').VisitsWithSwapsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishSwap($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) { id status unitLabel takenLabel tons job { status } }\n  }\n"): typeof import('./graphql.js').FinishSwapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptWithTerms($bidId: UUID!, $terms: BidTermsInput) { acceptBid(bidId: $bidId, terms: $terms) { status } }\n"): typeof import('./graphql.js').AcceptWithTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmCharged($bidId: UUID!) { confirmBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').ConfirmChargedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedToEach($id: UUID!) {\n    job(id: $id) {\n      finalPrice amountDue\n      balances { vendor { id } amount }\n      charges { kind status }\n    }\n  }\n"): typeof import('./graphql.js').OwedToEachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignDelivered($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').ReassignDeliveredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelDelivered($jobId: UUID!) { cancelJob(jobId: $jobId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').CancelDeliveredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenDelivered($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').ReopenDeliveredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedJob($id: UUID!) {\n    job(id: $id) {\n      version title description address zipCode timeZone images pickupDateTime scheduledDate customerBudget\n      hasHazardousItems debris viewerCanEdit openBidCount\n      myBid { unconfirmedSince requestChanges viewerCanConfirm viewerCanChange viewerCanWithdraw }\n      bids { nodes { id status price expiresAt unconfirmedSince viewerCanDecide viewerCanConfirm minutesToBid } }\n      history { fromStatus toStatus actor { id } }\n    }\n  }\n"): typeof import('./graphql.js').EditedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSeen($bidId: UUID!, $version: Int) {\n    confirmBid(bidId: $bidId, version: $version) { id status unconfirmedSince requestChanges viewerCanConfirm }\n  }\n"): typeof import('./graphql.js').ConfirmSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSeen($input: ChangeBidInput!) { changeBid(input: $input) { unconfirmedSince price } }\n"): typeof import('./graphql.js').ChangeSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditDumpsterRental($input: EditDumpsterRentalInput!) {\n    editDumpsterRental(input: $input) { version dumpsterSize placement scheduledDate bids { nodes { expiresAt } } }\n  }\n"): typeof import('./graphql.js').EditDumpsterRentalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineUnconfirmed($bidId: UUID!) { declineBid(bidId: $bidId) { status } }\n"): typeof import('./graphql.js').DeclineUnconfirmedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedJob($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel\n      bids { nodes { status } }\n      history { fromStatus toStatus reason actor { id } }\n    }\n  }\n"): typeof import('./graphql.js').EndedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitBidOfDays($input: SubmitBidInput!) { submitBid(input: $input) { id } }\n"): typeof import('./graphql.js').SubmitBidOfDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LetBidStand($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }\n"): typeof import('./graphql.js').LetBidStandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableMeanwhile { availableJobs(first: 1) { nodes { id } } }"): typeof import('./graphql.js').AvailableMeanwhileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseMarked($jobId: UUID!) { releaseJob(jobId: $jobId) { status givenBackAt vendorId } }\n"): typeof import('./graphql.js').ReleaseMarkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenMarked($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { status givenBackAt } }\n"): typeof import('./graphql.js').ReopenMarkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBefore($bidId: UUID!) { declineBid(bidId: $bidId) { status } }"): typeof import('./graphql.js').DeclineBeforeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GivenBackJob($id: UUID!) {\n    job(id: $id) { status givenBackAt bids { nodes { vendorId status unconfirmedSince } } }\n  }\n"): typeof import('./graphql.js').GivenBackJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstAvailable { availableJobs(first: 2) { nodes { id givenBackAt } pageInfo { endCursor } } }"): typeof import('./graphql.js').FirstAvailableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NextAvailable($after: String) { availableJobs(first: 2, after: $after) { nodes { id } } }"): typeof import('./graphql.js').NextAvailableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstOrders { customerJobs(first: 2) { nodes { id givenBackAt } } }"): typeof import('./graphql.js').FirstOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StillInterested($bidId: UUID!) { confirmBid(bidId: $bidId) { status unconfirmedSince } }"): typeof import('./graphql.js').StillInterestedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id }\n  }\n"): typeof import('./graphql.js').CancelJobWithReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n"): typeof import('./graphql.js').ReleaseJobWithReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) {\n    reopenJob(jobId: $jobId, reason: $reason) { id }\n  }\n"): typeof import('./graphql.js').ReopenJobIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignJobId($bidId: UUID!, $reason: String!) {\n    reassignJob(bidId: $bidId, reason: $reason) { id }\n  }\n"): typeof import('./graphql.js').ReassignJobIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptBidId($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').AcceptBidIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenJob($jobId: UUID!, $reason: String!, $vendorId: UUID) {\n    reopenJob(jobId: $jobId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice viewerCanReopen }\n  }\n"): typeof import('./graphql.js').ReopenJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignJob($bidId: UUID!, $reason: String!, $vendorId: UUID) {\n    reassignJob(bidId: $bidId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice }\n  }\n"): typeof import('./graphql.js').ReassignJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobReopening($id: UUID!) {\n    job(id: $id) {\n      viewerCanReopen history { fromStatus toStatus reason } bids { nodes { id status viewerCanAssign } }\n    }\n  }\n"): typeof import('./graphql.js').JobReopeningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBidId($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineBidIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineToAssign($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineToAssignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VendorChanged($id: UUID!) {\n      job(id: $id) { vendorChange { fromStatus toStatus reason actor { userType } } }\n      customerJobs { nodes { id vendorChange { reason } } }\n    }\n  "): typeof import('./graphql.js').VendorChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorChangedToVendor($id: UUID!) { job(id: $id) { vendorChange { reason } } }"): typeof import('./graphql.js').VendorChangedToVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorChangedNotices { notices { nodes { text } } }"): typeof import('./graphql.js').VendorChangedNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OfferedBids($id: UUID!) {\n      job(id: $id) {\n        status vendorId finalPrice givenBackAt\n        bids { nodes { id status offeredAt unconfirmedSince needsCustomerConsent viewerCanDecide } }\n      }\n    }\n  "): typeof import('./graphql.js').OfferedBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineToOffer($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineToOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitToOffer($input: SubmitBidInput!) { submitBid(input: $input) { id } }"): typeof import('./graphql.js').SubmitToOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetItemOfLee { setVendorItem(kind: tire, takes: no) { kind } }"): typeof import('./graphql.js').SetItemOfLeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CancellationFee($id: UUID!) { job(id: $id) { cancellationFee } }"): typeof import('./graphql.js').CancellationFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelWithFee($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice amountDue }\n  }\n"): typeof import('./graphql.js').CancelWithFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCancellation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { cancellationPercent cancellationCap }\n  }\n"): typeof import('./graphql.js').SetCancellationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReassignForFee($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Broken truck\") { id } }\n    "): typeof import('./graphql.js').ReassignForFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavingShown($id: UUID!) {\n    job(id: $id) {\n      status viewerCanCancel viewerCanFindAnother viewerCanReportNoShow cancellationFee freeToCancelUntil\n      history { toStatus vendorDidNotCome }\n    }\n  }\n"): typeof import('./graphql.js').LeavingShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveByCancelling($jobId: UUID!, $fee: Money) {\n    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice history { toStatus vendorDidNotCome } }\n  }\n"): typeof import('./graphql.js').LeaveByCancellingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveForAnother($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { status pickupDateTime finalPrice }\n  }\n"): typeof import('./graphql.js').LeaveForAnotherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedAfterLeaving($id: UUID!) {\n    job(id: $id) { status finalPrice amountDue viewerCanMarkPaid balances { vendor { id } amount } charges { kind amount status vendor { id } } }\n  }\n"): typeof import('./graphql.js').OwedAfterLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ToSettleAfterLeaving { vendorAgenda { jobsToSettle { id } } }"): typeof import('./graphql.js').ToSettleAfterLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveBackWithReason($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id }\n  }\n"): typeof import('./graphql.js').GiveBackWithReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BidsToAccept($jobId: UUID!) { job(id: $jobId) { bids { nodes { id price } } } }"): typeof import('./graphql.js').BidsToAcceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelLate($jobId: UUID!) { cancelJob(jobId: $jobId, fee: \"75\") { id } }"): typeof import('./graphql.js').CancelLateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenJobId($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { id } }\n"): typeof import('./graphql.js').ReopenJobIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DemoCustomer {\n        me { unreadMessages unreadNotices }\n        supportTickets { nodes { status } }\n        customerJobs { nodes { status images bids { nodes { status } } } }\n      }\n    "): typeof import('./graphql.js').DemoCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DemoVendor {\n        availableJobs { nodes { myBid { price } } }\n        vendorStats { completedJobs activeJobs }\n        me { rating ratingCount }\n      }\n    "): typeof import('./graphql.js').DemoVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query DemoGuidance($type: ServiceType!, $dumpsterSize: RentalSize) {\n          priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: \"78704\") { zip3 low high }\n        }\n      "): typeof import('./graphql.js').DemoGuidanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoPayments { vendorJobs { nodes { status amountDue payments { status } } } }"): typeof import('./graphql.js').DemoPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoNotices { notices { nodes { kind text } } }"): typeof import('./graphql.js').DemoNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoProfile($id: UUID!) { vendorProfile(id: $id) { name logo since } }"): typeof import('./graphql.js').DemoProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoApplications { vendorApplications(status: waiting) { nodes { businessName } } }"): typeof import('./graphql.js').DemoApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoAreas { serviceAreas { city } }"): typeof import('./graphql.js').DemoAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DemoVisits { jobs(first: 50) { nodes { status visits { kind status tons photos { kind path } } } } }\n    "): typeof import('./graphql.js').DemoVisitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoOverdue { worklist { overdueJobCount } }"): typeof import('./graphql.js').DemoOverdueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoInstantBid($id: UUID!) { job(id: $id) { bids { nodes { price isInstant vendor { lastName } } } } }"): typeof import('./graphql.js').DemoInstantBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DemoHaul($id: UUID!) {\n        job(id: $id) { bids { nodes { price isInstant items { kind takes } parts { label amount } vendor { lastName } } } }\n      }\n    "): typeof import('./graphql.js').DemoHaulDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n              query DemoChanges($id: UUID!) {\n                job(id: $id) {\n                  finalPrice\n                  changeOrders { kind status photos { kind path } charge { amount status contestReason } }\n                }\n              }\n            "): typeof import('./graphql.js').DemoChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoPeople { people { id email role } }"): typeof import('./graphql.js').DemoPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query DemoDriver {\n          me { role business { name } unreadNotices }\n          vendorVisits { kind windowStart }\n        }\n      "): typeof import('./graphql.js').DemoDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DemoStock($from: LocalDate!, $to: LocalDate!) {\n        units { label outSince note endangers { id } stay { isThere } }\n        stock(from: $from, to: $to) { size days { total taken } short { id } }\n        daysOff { note }\n      }\n    "): typeof import('./graphql.js').DemoStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SendMessageId($input: SendMessageInput!) {\n        sendMessage(input: $input) { id }\n      }\n    "): typeof import('./graphql.js').SendMessageIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReassignForExport($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"No-show\") { id } }\n    "): typeof import('./graphql.js').ReassignForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReactivateUser($userId: UUID!) {\n        setUserActive(userId: $userId, isActive: true) { id }\n      }\n    "): typeof import('./graphql.js').ReactivateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceGuidance($type: ServiceType!, $dumpsterSize: RentalSize, $zipCode: String!, $loadEighths: Int) {\n    priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: $zipCode, loadEighths: $loadEighths) { zip3 loadQuarters low high }\n  }\n"): typeof import('./graphql.js').PriceGuidanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query LoadsNearby($zipCode: String!) { nearby(type: junk_pickup, zipCode: $zipCode) { prices { low } loads { loadQuarters state low } } }\n  "): typeof import('./graphql.js').LoadsNearbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveJobBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').GiveJobBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GuidanceOfJobs { availableJobs(first: 100) { nodes { id dumpsterSize priceGuidance { zip3 low high } } } }\n  "): typeof import('./graphql.js').GuidanceOfJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GuidanceOfJob($id: UUID!) { job(id: $id) { priceGuidance { low high } } }"): typeof import('./graphql.js').GuidanceOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Nearby($type: ServiceType!, $zipCode: String!) {\n    nearby(type: $type, zipCode: $zipCode) { isKnown isServed prices { dumpsterSize zip3 state low high firstBidHours } }\n  }\n"): typeof import('./graphql.js').NearbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SortedJobs($sort: JobSort, $vendorId: UUID) {\n    availableJobs(sort: $sort, vendorId: $vendorId, first: 100) { totalCount nodes { id } }\n  }\n"): typeof import('./graphql.js').SortedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BiddingPermissions($id: UUID!) {\n    job(id: $id) {\n      whyNotBid viewerCanAccept myBid { id } bids { nodes { viewerCanDecide viewerCanChange\n      viewerCanWithdraw } }\n    }\n  }\n"): typeof import('./graphql.js').BiddingPermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBidPrice($input: ChangeBidInput!) {\n    changeBid(input: $input) { price }\n  }\n"): typeof import('./graphql.js').ChangeBidPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawBidStatus($bidId: UUID!) { withdrawBid(bidId: $bidId) { status } }"): typeof import('./graphql.js').WithdrawBidStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineBidStatus($bidId: UUID!) { declineBid(bidId: $bidId) { status } }"): typeof import('./graphql.js').DeclineBidStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query SoonestJobs($after: String) {\n        availableJobs(first: 4, sort: soonest, after: $after) {\n          totalCount nodes { id } pageInfo { hasNextPage endCursor }\n        }\n      }\n    "): typeof import('./graphql.js').SoonestJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query JobsOnDay($date: LocalDate) {\n      availableJobs(date: $date) { nodes { id timeZone } }\n    }\n  "): typeof import('./graphql.js').JobsOnDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobAsSeen($id: UUID!) {\n    job(id: $id) {\n      id type zipCode title address images description customerBudget estimatedPrice hasHazardousItems\n      pickupDateTime dumpsterSize dropoffDate dropoffTimePreference pickupDate serviceInstructions\n      debris placement customerId timeZone givenBackAt version\n      viewerSeesDetails whyNotBid myBid { price job { address } }\n    }\n  }\n"): typeof import('./graphql.js').JobAsSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Places($id: UUID!) {\n    job(id: $id) {\n      id createdAt listedAt scheduledDate dueAt completedDate\n      lists { name args { name value } orders { sort field isAscending } }\n    }\n  }\n"): typeof import('./graphql.js').PlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJobAndBids($jobId: UUID!, $reason: String) {\n    cancelJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId bids { nodes { status } } }\n  }\n"): typeof import('./graphql.js').CancelJobAndBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseJobAndBid($jobId: UUID!, $reason: String) {\n    releaseJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId myBid { status } }\n  }\n"): typeof import('./graphql.js').ReleaseJobAndBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query JobHistory($id: UUID!) {\n        job(id: $id) { history { fromStatus toStatus reason actor { id } } }\n      }\n    "): typeof import('./graphql.js').JobHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnCompletedJobs { me { completedJobs } }"): typeof import('./graphql.js').OwnCompletedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VendorStats {\n      vendorStats { activeJobs completedJobs monthlyEarnings weeklyEarnings rating }\n    }\n  "): typeof import('./graphql.js').VendorStatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query JobPermissions($id: UUID!) {\n      job(id: $id) {\n        viewerCanAccept viewerCanStart viewerCanComplete viewerCanRelease viewerCanCancel\n        viewerCanRate\n      }\n    }\n  "): typeof import('./graphql.js').JobPermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HoldsOfJob($id: UUID!) {\n    job(id: $id) {\n      items { kind count }\n      loadEighths\n      access\n      version\n      myBid { unconfirmedSince }\n    }\n  }\n"): typeof import('./graphql.js').HoldsOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditHolds($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id }\n  }\n"): typeof import('./graphql.js').EditHoldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NearestJobs($sort: JobSort!, $first: Int, $after: String, $vendorId: UUID) {\n    availableJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      nodes { id zipCode }\n      pageInfo { endCursor }\n    }\n  }\n"): typeof import('./graphql.js').NearestJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsWithMiles($sort: JobSort!) { availableJobs(sort: $sort) { nodes { zipCode milesAway } } }\n"): typeof import('./graphql.js').JobsWithMilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MilesAway($id: UUID!) { job(id: $id) { milesAway } }"): typeof import('./graphql.js').MilesAwayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WholeJob($id: UUID!) {\n    job(id: $id) {\n      id orderNumber customerId vendorId type status title description address zipCode firstName lastName\n      phone images estimatedPrice finalPrice scheduledDate completedDate createdAt pickupDateTime\n      hasHazardousItems customerBudget dumpsterSize dropoffDate dropoffTimePreference pickupDate\n      serviceInstructions debris placement\n    }\n  }\n"): typeof import('./graphql.js').WholeJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query JobCustomer($id: UUID!) {\n      job(id: $id) { id title firstName lastName phone customer { id } address history { toStatus } }\n    }\n  "): typeof import('./graphql.js').JobCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query JobsOfCustomer($customerId: UUID) {\n        customerJobs(customerId: $customerId) { totalCount nodes { id } }\n      }\n    "): typeof import('./graphql.js').JobsOfCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FilteredCustomerJobs($status: JobStatus, $type: ServiceType, $search: String, $first: Int) {\n      customerJobs(status: $status, type: $type, search: $search, first: $first) {\n        totalCount nodes { id }\n      }\n    }\n  "): typeof import('./graphql.js').FilteredCustomerJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedAddressesOf { savedAddresses { jobId address zipCode } }"): typeof import('./graphql.js').SavedAddressesOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HideAddressOf($jobId: UUID!) { hideAddress(jobId: $jobId) { address } }"): typeof import('./graphql.js').HideAddressOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAgainOf($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n"): typeof import('./graphql.js').RequestAgainOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenWalked($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n"): typeof import('./graphql.js').ReopenWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignWalked($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n"): typeof import('./graphql.js').ReassignWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelWalkedNoShow($jobId: UUID!) { cancelJob(jobId: $jobId, vendorDidNotCome: true) { id } }\n"): typeof import('./graphql.js').CancelWalkedNoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) { findAnotherVendor(jobId: $jobId, newDate: $newDate) { id } }\n"): typeof import('./graphql.js').FindAnotherWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {\n    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }\n  }\n"): typeof import('./graphql.js').RequestAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { documentsRequired }\n  }\n"): typeof import('./graphql.js').UpdateSettingsDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnfinishedJobs($unfinished: Boolean, $type: ServiceType) {\n    customerJobs(unfinished: $unfinished, type: $type) { totalCount nodes { id status viewerCanRate } }\n  }\n"): typeof import('./graphql.js').UnfinishedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelUnfinished($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').CancelUnfinishedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query HomeStatement {\n          customerJobs(unfinished: true) {\n            nodes { id openBidCount lowestBidPrice unreadMessages viewerCanRate vendor { firstName } }\n          }\n        }\n      "): typeof import('./graphql.js').HomeStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VendorJobs($sort: VendorJobSort, $first: Int, $after: String, $vendorId: UUID) {\n    vendorJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {\n      totalCount nodes { id } pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.js').VendorJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DueJobs { vendorJobs(sort: due, first: 5) { nodes { id } } }"): typeof import('./graphql.js').DueJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectedOnJob($id: UUID!) {\n    job(id: $id) { serviceFee ledger { kind amount charge { id } } earned { fee net } charges { id fee } }\n  }\n"): typeof import('./graphql.js').CollectedOnJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarnedByJob($id: UUID!) {\n    job(id: $id) { finalPrice serviceFee earned { base added contested fee net } charges { id kind } }\n  }\n"): typeof import('./graphql.js').EarnedByJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaiveFeeOf($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n"): typeof import('./graphql.js').WaiveFeeOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarnedSpans {\n    vendorEarnings { startsOn earned net jobs }\n    vendorEarnedMonths { startsOn earned net jobs }\n    vendorStats { monthlyEarnings monthlyNetEarnings weeklyEarnings weeklyNetEarnings }\n  }\n"): typeof import('./graphql.js').EarnedSpansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerOfJob($id: UUID!) {\n    job(id: $id) {\n      id serviceFee\n      charges { id kind fee viewerCanWaiveFee }\n      ledger { id kind amount reason reverses charge { kind } }\n    }\n  }\n"): typeof import('./graphql.js').LedgerOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaiveFee($chargeId: UUID!, $reason: String!) {\n    waiveFee(chargeId: $chargeId, reason: $reason) { id fee viewerCanWaiveFee }\n  }\n"): typeof import('./graphql.js').WaiveFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerForFacts($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }"): typeof import('./graphql.js').AnswerForFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendToForget($input: SendMessageInput!) { sendMessage(input: $input) { id } }\n"): typeof import('./graphql.js').SendToForgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForgottenThread($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content } }\n  }\n"): typeof import('./graphql.js').ForgottenThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerDispute($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id status } }\n"): typeof import('./graphql.js').AnswerDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id content createdAt sender { id } receiverId readAt }\n  }\n"): typeof import('./graphql.js').SendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($jobId: UUID!) {\n    messages(jobId: $jobId) { totalCount nodes { content sender { firstName } } }\n  }\n"): typeof import('./graphql.js').MessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobMessages($id: UUID!) {\n    job(id: $id) { unreadMessages viewerCanMessage messages(first: 1) { totalCount nodes { content } } }\n  }\n"): typeof import('./graphql.js').JobMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessagesRead($jobId: UUID!) {\n    markMessagesRead(jobId: $jobId) { id unreadMessages }\n  }\n"): typeof import('./graphql.js').MarkMessagesReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadMessages { me { unreadMessages } }"): typeof import('./graphql.js').UnreadMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseJob($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').ReleaseJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticePreferences {\n    noticePreferences {\n      id\n      groups { group label canSwitchOff choices { channel frequency } }\n      quietHours { isOn from to timeZone }\n    }\n  }\n"): typeof import('./graphql.js').NoticePreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNoticeFrequency($input: NoticeFrequencyInput!) {\n    setNoticeFrequency(input: $input) { groups { group choices { channel frequency } } }\n  }\n"): typeof import('./graphql.js').SetNoticeFrequencyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuietHours($input: QuietHoursInput!) {\n    setQuietHours(input: $input) { quietHours { isOn from to timeZone } }\n  }\n"): typeof import('./graphql.js').SetQuietHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notices($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      totalCount\n      nodes { id kind group text path jobId createdAt readAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.js').NoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadNotices { me { unreadNotices } }"): typeof import('./graphql.js').UnreadNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {\n    markNoticesRead(input: $input) { id unreadNotices }\n  }\n"): typeof import('./graphql.js').MarkNoticesReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessagesReadId($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }\n"): typeof import('./graphql.js').MarkMessagesReadIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseNamed($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').ReleaseNamedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseAgain($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').ReleaseAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteToBusiness($input: SendMessageInput!) { sendMessage(input: $input) { id person { firstName } } }"): typeof import('./graphql.js').WriteToBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushDevices { noticePreferences { pushKey pushDevices { id name createdAt isCurrent } } }\n"): typeof import('./graphql.js').PushDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePushSubscription($id: UUID!) { removePushSubscription(id: $id) { pushDevices { id } } }\n"): typeof import('./graphql.js').RemovePushSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RequestTextCode($input: TextCodeRequestInput!) { requestTextCode(input: $input) { id } }\n  "): typeof import('./graphql.js').RequestTextCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskTextCode($input: TextCodeRequestInput!) {\n    requestTextCode(input: $input) { textConsent textNumber { phone isConfirmed } }\n  }\n"): typeof import('./graphql.js').AskTextCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTextCode($input: TextCodeInput!) {\n    confirmTextCode(input: $input) { textNumber { phone isConfirmed } }\n  }\n"): typeof import('./graphql.js').ConfirmTextCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextNumber { noticePreferences { textNumber { phone isConfirmed } } }"): typeof import('./graphql.js').TextNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveHaulRule($input: SaveHaulRuleInput!) {\n    saveHaulRule(input: $input) {\n      id zipCodes minimum eighthPrices stairsPrice extraEighthPrice noticeHours weekdays mostPerDay standsDays isActive\n      offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n"): typeof import('./graphql.js').SaveHaulRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HaulRules($vendorId: UUID) {\n    haulRules(vendorId: $vendorId) { id minimum eighthPrices offUntil pauseReason whyNotBid }\n  }\n"): typeof import('./graphql.js').HaulRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHaulRule($id: UUID!) { deleteHaulRule(id: $id) }"): typeof import('./graphql.js').DeleteHaulRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeHaulRule($id: UUID!) { resumeHaulRule(id: $id) { id pausedAt pauseReason } }"): typeof import('./graphql.js').ResumeHaulRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnHaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }"): typeof import('./graphql.js').TurnHaulsOffTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewHaulRule($input: SaveHaulRuleInput!) {\n    previewHaulRule(input: $input) {\n      requests { zipCode createdAt pickupDay loadEighths price parts { label amount } }\n    }\n  }\n"): typeof import('./graphql.js').PreviewHaulRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BellOfHauls { notices { nodes { text } } }"): typeof import('./graphql.js').BellOfHaulsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InstantHauls($id: UUID!) {\n    job(id: $id) {\n      bids {\n        nodes {\n          id vendorId price status isInstant expiresAt unconfirmedSince includedEighths extraEighthPrice tripFee\n          items { kind takes price }\n          parts { label amount }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').InstantHaulsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountsOfHauls { haulRules { bidCount winCount } }"): typeof import('./graphql.js').CountsOfHaulsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BellOfHaulRules { notices { nodes { text } } }"): typeof import('./graphql.js').BellOfHaulRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }"): typeof import('./graphql.js').HaulsOffTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeInstantHaul($input: ChangeBidInput!) {\n    changeBid(input: $input) { isInstant includedEighths parts { label } }\n  }\n"): typeof import('./graphql.js').ChangeInstantHaulDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InstantBids($id: UUID!) {\n    job(id: $id) {\n      bids {\n        totalCount\n        nodes {\n          id vendorId price message status isInstant createdAt expiresAt unconfirmedSince\n          includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').InstantBidsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditOfferedRental($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }\n"): typeof import('./graphql.js').EditOfferedRentalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeInstantBid($input: ChangeBidInput!) { changeBid(input: $input) { id isInstant } }\n"): typeof import('./graphql.js').ChangeInstantBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineInstantBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').DeclineInstantBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountsOfRules { offerRules { bidCount winCount } }"): typeof import('./graphql.js').CountsOfRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BellOfRules { notices { nodes { text } } }"): typeof import('./graphql.js').BellOfRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveRule($id: UUID!) { deleteOfferRule(id: $id) }"): typeof import('./graphql.js').RemoveRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RulesOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }"): typeof import('./graphql.js').RulesOffTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveRulesArea($zipCode: String!) { removeServiceArea(zipCode: $zipCode) { id } }"): typeof import('./graphql.js').RemoveRulesAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NoRentals { removeVendorService(serviceType: dumpster_rental) { id } }"): typeof import('./graphql.js').NoRentalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOfferRule($input: SaveOfferRuleInput!) {\n    saveOfferRule(input: $input) {\n      id size zipCodes debris price includedDays includedTons extraDayPrice extraTonPrice tripFee noticeHours weekdays\n      mostPerDay standsDays isActive offUntil pausedAt pauseReason version bidCount winCount whyNotBid\n    }\n  }\n"): typeof import('./graphql.js').SaveOfferRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferRules($vendorId: UUID) {\n    offerRules(vendorId: $vendorId) { id price isActive offUntil pausedAt pauseReason bidCount winCount whyNotBid }\n  }\n"): typeof import('./graphql.js').OfferRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOfferRule($id: UUID!) { deleteOfferRule(id: $id) }"): typeof import('./graphql.js').DeleteOfferRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeOfferRule($id: UUID!) { resumeOfferRule(id: $id) { id pausedAt pauseReason } }"): typeof import('./graphql.js').ResumeOfferRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnOffersOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id offUntil } }"): typeof import('./graphql.js').TurnOffersOffTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewOfferRule($input: SaveOfferRuleInput!) {\n    previewOfferRule(input: $input) {\n      price terms requests { zipCode createdAt dropoffDate pickupDate debris estimatedTotal }\n    }\n  }\n"): typeof import('./graphql.js').PreviewOfferRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BellOfOffers { notices { nodes { text } } }"): typeof import('./graphql.js').BellOfOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddSizeWithRates($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }"): typeof import('./graphql.js').AddSizeWithRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyRateOfJob($id: UUID!) {\n    job(id: $id) { myRate { price includedDays includedTons extraDayPrice extraTonPrice tripFee standsDays } }\n  }\n"): typeof import('./graphql.js').MyRateOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyRates { availableJobs(first: 100) { nodes { id myRate { price standsDays } } } }"): typeof import('./graphql.js').MyRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptOther($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').AcceptOtherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardNotices { notices(first: 50) { nodes { kind jobId } } }"): typeof import('./graphql.js').CardNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardJobsToLookAt { worklist { cardJobCount cardJobs { id } } }"): typeof import('./graphql.js').CardJobsToLookAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisconnectWhilePaying { disconnectPayments }"): typeof import('./graphql.js').DisconnectWhilePayingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardsToLookAt { worklist { cardJobCount cardJobs { id } } }"): typeof import('./graphql.js').CardsToLookAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NameWays($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }"): typeof import('./graphql.js').NameWaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaysToPay($id: UUID!) { job(id: $id) { waysToPay paymentHandles { method handle } } }"): typeof import('./graphql.js').WaysToPayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaysOfAnother($id: UUID!) { job(id: $id) { paymentHandles { handle } } }"): typeof import('./graphql.js').WaysOfAnotherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendWhileDue($input: SendMessageInput!) { sendMessage(input: $input) { receiverId } }\n"): typeof import('./graphql.js').SendWhileDueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelWithFeeDue($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { id } }\n"): typeof import('./graphql.js').CancelWithFeeDueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MayMessage($id: UUID!) { job(id: $id) { viewerCanMessage vendor { businessPhone } } }"): typeof import('./graphql.js').MayMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyToSettle { customerJobs(unfinished: true, first: 20) { nodes { id } } }\n"): typeof import('./graphql.js').MoneyToSettleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoneyAgenda { vendorAgenda { jobsToSettle { id amountDue amountToPayBack } } }"): typeof import('./graphql.js').MoneyAgendaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoneyNeeds { worklist { unsettledJobCount unsettledJobs { id } } }"): typeof import('./graphql.js').MoneyNeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnsettledSince($id: UUID!) { job(id: $id) { unsettledSince } }"): typeof import('./graphql.js').UnsettledSinceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameClosingBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n"): typeof import('./graphql.js').NameClosingBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfileOfClosed($id: UUID!) { vendorProfile(id: $id) { id name } }"): typeof import('./graphql.js').ProfileOfClosedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n"): typeof import('./graphql.js').NameBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadInvitation($token: String!) { invitation(token: $token) { business role } }\n"): typeof import('./graphql.js').ReadInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticesOfPerson { notices { nodes { text } } }"): typeof import('./graphql.js').NoticesOfPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeRoleToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { role } }\n  }\n"): typeof import('./graphql.js').MakeRoleTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeFeed { createCalendarFeed { url } }"): typeof import('./graphql.js').MakeFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionsOfJob($jobId: UUID!) {\n    questions(jobId: $jobId) { nodes { question answer answeredAt viewerAsked viewerCanAnswer } totalCount }\n  }\n"): typeof import('./graphql.js').QuestionsOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerCanAsk($id: UUID!) { job(id: $id) { viewerCanAsk whyNotBid } }"): typeof import('./graphql.js').ViewerCanAskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableCanAsk { availableJobs { nodes { id viewerCanAsk } } }"): typeof import('./graphql.js').AvailableCanAskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileWithComments($id: UUID!, $first: Int!, $after: String) {\n    vendorProfile(id: $id) {\n      rating ratingCount\n      reliability { accepted completed givenBackLate }\n      comments(first: $first, after: $after) {\n        totalCount\n        nodes { rating comment reply }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): typeof import('./graphql.js').ProfileWithCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnAverage { me { rating ratingCount } }"): typeof import('./graphql.js').OwnAverageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RatingFigures {\n    me { rating ratingCount }\n    vendorStats { rating ratingCount }\n  }\n"): typeof import('./graphql.js').RatingFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReliability {\n    me { reliability { ...Record } }\n    vendorStats { reliability { ...Record } }\n  }\n  fragment Record on VendorReliability { accepted completed underWay missed cancelled givenBackLate failedVisits }\n"): typeof import('./graphql.js').OwnReliabilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReliabilityOfCustomer { me { reliability { accepted } } }"): typeof import('./graphql.js').ReliabilityOfCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReopenMissed($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Nobody came\") { id } }\n  "): typeof import('./graphql.js').ReopenMissedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReassignMissed($bidId: UUID!) { reassignJob(bidId: $bidId, reason: \"Nobody came\") { id } }\n  "): typeof import('./graphql.js').ReassignMissedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CancelMissed($jobId: UUID!) {\n      cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n    }\n  "): typeof import('./graphql.js').CancelMissedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RatingsWithReplies($id: UUID!) {\n    job(id: $id) {\n      viewerCanRate\n      ratings { id raterId rating comment reply repliedAt viewerCanReply removedFor replyRemovedFor }\n    }\n  }\n"): typeof import('./graphql.js').RatingsWithRepliesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query ComparedReplies($id: UUID!) {\n          job(id: $id) { bids { nodes { vendor { latestComments { id comment reply } } } } }\n        }\n      "): typeof import('./graphql.js').ComparedRepliesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnReplies { me { latestComments { comment reply repliedAt } } }"): typeof import('./graphql.js').OwnRepliesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SealedRatings($id: UUID!) {\n    job(id: $id) {\n      ratingsSealedUntil viewerIsRated viewerCanRate\n      ratings { raterId rating comment isSealed revealsAt }\n    }\n  }\n"): typeof import('./graphql.js').SealedRatingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SealedCompared($id: UUID!) {\n      job(id: $id) { bids { nodes { vendor { rating ratingCount latestComments { comment } } } } }\n    }\n  "): typeof import('./graphql.js').SealedComparedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaiveBilledFee($chargeId: UUID!) { waiveFee(chargeId: $chargeId, reason: \"Sorry\") { id } }\n"): typeof import('./graphql.js').WaiveBilledFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseOwingAccount($input: CloseAccountInput!) { closeAccount(input: $input) }\n"): typeof import('./graphql.js').CloseOwingAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeeTotals($months: Int) {\n    feeTotals(months: $months) { owed unbilled overdue months { month earned waived paid collected } }\n  }\n"): typeof import('./graphql.js').FeeTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeeStatements($status: StatementStatus, $after: String) {\n    feeStatements(first: 2, status: $status, after: $after) {\n      nodes { id status } pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.js').FeeStatementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OverdueStatements { worklist { overdueStatementCount overdueStatements { id } } }"): typeof import('./graphql.js').OverdueStatementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhyNoBid($id: UUID!) { job(id: $id) { whyNotBid } }"): typeof import('./graphql.js').WhyNoBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PastDue { statements { daysPastDue howToPay status } }"): typeof import('./graphql.js').PastDueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SayHow($input: UpdateSettingsInput!) { updateSettings(input: $input) { howToPayFees } }"): typeof import('./graphql.js').SayHowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HowForAll { settings { howToPayFees } }"): typeof import('./graphql.js').HowForAllDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query OverdueMoney {\n        overdueMoney {\n          vendors { fromDays toDays count amount } customers { fromDays toDays count amount }\n        }\n      }\n    "): typeof import('./graphql.js').OverdueMoneyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BidsOfStock($id: UUID!) { job(id: $id) { bids { nodes { id vendorId status isInstant outOfStockAt } } } }\n"): typeof import('./graphql.js').BidsOfStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhyNoStock($id: UUID!) { job(id: $id) { id whyNotBid freeUnits { free total } } }\n"): typeof import('./graphql.js').WhyNoStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BellOfStock { notices { nodes { kind text jobId } } }"): typeof import('./graphql.js').BellOfStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardUnits($day: LocalDate!) { board(day: $day) { units { size free total } } }\n"): typeof import('./graphql.js').BoardUnitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisitsOfStock($id: UUID!) { job(id: $id) { visits { id } } }"): typeof import('./graphql.js').VisitsOfStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnitOfJob($id: UUID!) { job(id: $id) { reservation { unit { label note endangers { id } } } } }\n"): typeof import('./graphql.js').UnitOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignOfStock($visitId: UUID!, $personId: UUID) {\n    assignVisit(visitId: $visitId, personId: $personId) { id }\n  }\n"): typeof import('./graphql.js').AssignOfStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Stays { units { label stay { job { id } from to isThere } } }"): typeof import('./graphql.js').StaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query StayOfJob($id: UUID!) { job(id: $id) { id reservation { unit { label stay { from } } } } }\n  "): typeof import('./graphql.js').StayOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenTicketDetails($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) {\n      id status issue adminResponse orderNumber job { orderNumber type }\n    }\n  }\n"): typeof import('./graphql.js').OpenTicketDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerTicketWithoutOrder($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n"): typeof import('./graphql.js').AnswerTicketWithoutOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketIssue($id: UUID!) { supportTicket(id: $id) { issue } }"): typeof import('./graphql.js').TicketIssueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportTickets($customerId: UUID, $status: TicketStatus) {\n    supportTickets(customerId: $customerId, status: $status) {\n      totalCount nodes { issue customer { id } }\n    }\n  }\n"): typeof import('./graphql.js').SupportTicketsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }\n"): typeof import('./graphql.js').AnswerWalkedTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseWalkedTicket($id: UUID!) { closeSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').CloseWalkedTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenWalkedTicket($id: UUID!) { reopenSupportTicket(id: $id) { id } }"): typeof import('./graphql.js').ReopenWalkedTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobImages($id: UUID!) { job(id: $id) { images } }"): typeof import('./graphql.js').JobImagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadFile($file: Upload!) {\n    uploadFile(file: $file) { objectPath uploadURL }\n  }\n"): typeof import('./graphql.js').UploadFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AreasAround($zipCode: String!, $miles: Int!) {\n    areasAround(zipCode: $zipCode, miles: $miles) { zipCode miles zipCount servedCount cities { city state zipCount } }\n  }\n"): typeof import('./graphql.js').AreasAroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddServiceAreasAround($zipCode: String!, $miles: Int!) {\n    addServiceAreasAround(zipCode: $zipCode, miles: $miles) { addedCount servedCount }\n  }\n"): typeof import('./graphql.js').AddServiceAreasAroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPastedAreas($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n  }\n"): typeof import('./graphql.js').AddPastedAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveServiceAreas($zipCodes: [String!]!) {\n    removeServiceAreas(zipCodes: $zipCodes) { id zipCode }\n  }\n"): typeof import('./graphql.js').RemoveServiceAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NamedAreas { serviceAreas { zipCode city state } }"): typeof import('./graphql.js').NamedAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableAround { availableJobs { nodes { id } } }"): typeof import('./graphql.js').AvailableAroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AreaCount($id: UUID!) { user(id: $id) { areaCount } }"): typeof import('./graphql.js').AreaCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n"): typeof import('./graphql.js').SavePaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewPaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id reviewStatus expiresOn timeZone version }\n  }\n"): typeof import('./graphql.js').ReviewPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Papers { vendorDocuments { id documentType reviewStatus expiresOn reviewReason } }\n"): typeof import('./graphql.js').PapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenOfVendor($id: UUID!) {\n    job(id: $id) { expiredDocuments vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n  }\n"): typeof import('./graphql.js').SeenOfVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeInTime($input: ChangeBidInput!) { changeBid(input: $input) { id } }\n"): typeof import('./graphql.js').ChangeInTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UncoveredSince($id: UUID!) { job(id: $id) { uncoveredSince } }"): typeof import('./graphql.js').UncoveredSinceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifiedUntil($vendor: UUID!, $job: UUID!) {\n    vendorProfile(id: $vendor) { verifiedDocuments verifiedUntil }\n    job(id: $job) { bids { nodes { vendor { documentsOnFile verifiedUntil } } } }\n  }\n"): typeof import('./graphql.js').VerifiedUntilDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddOwnSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }"): typeof import('./graphql.js').AddOwnSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateOwnSize($input: UpdateDumpsterSizeInput!) { updateDumpsterSize(input: $input) { id } }"): typeof import('./graphql.js').UpdateOwnSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveOwnSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }"): typeof import('./graphql.js').RemoveOwnSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditSize($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }"): typeof import('./graphql.js').EditSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RentalsForMe { availableJobs(first: 100) { totalCount nodes { id whyNotBid } } }"): typeof import('./graphql.js').RentalsForMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RentalForMe($id: UUID!) {\n    job(id: $id) { whyNotBid viewerSeesDetails address description myBid { status viewerCanChange } }\n  }\n"): typeof import('./graphql.js').RentalForMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeOldBid($input: ChangeBidInput!) { changeBid(input: $input) { price } }"): typeof import('./graphql.js').ChangeOldBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewWalked($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }\n"): typeof import('./graphql.js').ReviewWalkedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoWalkedReview($id: UUID!) { undoDocumentReview(id: $id) { id } }"): typeof import('./graphql.js').UndoWalkedReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {\n    addDumpsterSize(input: $input) { id }\n  }\n"): typeof import('./graphql.js').AddDumpsterSizeIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSecretItem($price: Money!) {\n    setVendorItem(kind: piano, takes: extra, price: $price) { kind }\n  }\n"): typeof import('./graphql.js').SetSecretItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { id }\n  }\n"): typeof import('./graphql.js').ReviewVendorDocumentIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveUndonePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }\n"): typeof import('./graphql.js').SaveUndonePaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewUndonePaper($input: ReviewVendorDocumentInput!) {\n    reviewVendorDocument(input: $input) { reviewStatus }\n  }\n"): typeof import('./graphql.js').ReviewUndonePaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoReview($id: UUID!) { undoDocumentReview(id: $id) { reviewStatus reviewReason expiresOn } }\n"): typeof import('./graphql.js').UndoReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UndonePapers { vendorDocuments { id reviewStatus } }"): typeof import('./graphql.js').UndonePapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemsOfVendor($vendorId: UUID) { vendorItems(vendorId: $vendorId) { kind takes price } }\n"): typeof import('./graphql.js').ItemsOfVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetItemOfVendor($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {\n    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind takes price }\n  }\n"): typeof import('./graphql.js').SetItemOfVendorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddServiceArea($zipCode: String!) {\n      addServiceArea(zipCode: $zipCode) { id zipCode vendorId }\n    }\n  "): typeof import('./graphql.js').AddServiceAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddServiceAreas($zipCodes: [String!]!) {\n      addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }\n    }\n  "): typeof import('./graphql.js').AddServiceAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveServiceArea($zipCode: String!) {\n      removeServiceArea(zipCode: $zipCode) { id zipCode }\n    }\n  "): typeof import('./graphql.js').RemoveServiceAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ServiceAreas($vendorId: UUID) {\n      serviceAreas(vendorId: $vendorId) { zipCode }\n    }\n  "): typeof import('./graphql.js').ServiceAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableJobs { availableJobs { nodes { id } } }"): typeof import('./graphql.js').AvailableJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorServices { vendorServices { serviceType } }"): typeof import('./graphql.js').VendorServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddVendorService { addVendorService(serviceType: junk_pickup) { id } }"): typeof import('./graphql.js').AddVendorServiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {\n      addDumpsterSize(input: $input) { id size description pricePerDay isActive }\n    }\n  "): typeof import('./graphql.js').AddDumpsterSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {\n      updateDumpsterSize(input: $input) { size description pricePerDay }\n    }\n  "): typeof import('./graphql.js').UpdateDumpsterSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveDumpsterSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }"): typeof import('./graphql.js').RemoveDumpsterSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DumpsterSizes { dumpsterSizes { id size pricePerDay } }"): typeof import('./graphql.js').DumpsterSizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query OwnRates {\n        dumpsterSizes {\n          pricePerDay rentalSize usualPrice includedDays includedTons extraDayPrice extraTonPrice tripFee\n        }\n      }\n    "): typeof import('./graphql.js').OwnRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SaveDocumentDetails($input: SaveVendorDocumentInput!) {\n      saveVendorDocument(input: $input) { id documentType fileName filePath reviewStatus reviewReason }\n    }\n  "): typeof import('./graphql.js').SaveDocumentDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentReviews { vendorDocuments { reviewStatus reviewReason } }"): typeof import('./graphql.js').DocumentReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query JobDocumentsOnFile($id: UUID!) {\n        job(id: $id) { vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }\n      }\n    "): typeof import('./graphql.js').JobDocumentsOnFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorDocuments { vendorDocuments { id } }"): typeof import('./graphql.js').VendorDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FilteredJobs($type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort, $after: String) {\n      availableJobs(first: 2 type: $type zipCode: $zipCode date: $date sort: $sort after: $after) {\n        totalCount nodes { id } pageInfo { endCursor hasNextPage }\n      }\n    }\n  "): typeof import('./graphql.js').FilteredJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Earnings {\n        vendorEarnings { startsOn earned net jobs }\n        earnedJobs { totalCount nodes { id finalPrice serviceFee completedDate } }\n        vendorStats { monthlyEarnings weeklyEarnings monthlyNetEarnings weeklyNetEarnings completedJobs }\n      }\n    "): typeof import('./graphql.js').EarningsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeeOf($id: UUID!) { job(id: $id) { finalPrice serviceFee } }"): typeof import('./graphql.js').FeeOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DisputeShown($id: UUID!) {\n    job(id: $id) {\n      status cancellationFee viewerCanFindAnother\n      visits { status onTheWayAt viewerCanDispute viewerCanDecideDispute viewerCanUndoStart disputeReason disputeDecision reportStands }\n      history { toStatus }\n    }\n  }\n"): typeof import('./graphql.js').DisputeShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenSetOff($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').ReopenSetOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DisputesInNeed { worklist { disputedJobCount disputedJobs { id } } }"): typeof import('./graphql.js').DisputesInNeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobOfDriver($id: UUID!) {\n    job(id: $id) {\n      id orderNumber title type status address zipCode firstName lastName phone description vendorId\n      estimatedPrice customerBudget finalPrice serviceFee amountDue viewerSeesDetails viewerCanMessage\n      viewerCanStart viewerCanComplete viewerCanRelease lists { name } history { id } unreadMessages\n      customer { id } acceptedBid { id } myBid { id } charges { id } payments { id } changeOrders { id }\n      visits { id viewerCanStart viewerCanSchedule }\n      messages { nodes { content } }\n    }\n  }\n"): typeof import('./graphql.js').JobOfDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisitsOfDriver { vendorVisits { id job { id } } }"): typeof import('./graphql.js').VisitsOfDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendAsDriver($input: SendMessageInput!) { sendMessage(input: $input) { id } }"): typeof import('./graphql.js').SendAsDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadAsDriver($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id unreadMessages } }"): typeof import('./graphql.js').ReadAsDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TonsOfDriver($id: UUID!) { job(id: $id) { visits { tonsToCharge } } }"): typeof import('./graphql.js').TonsOfDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadOfDriver { me { unreadMessages } }"): typeof import('./graphql.js').UnreadOfDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FeedOfDriver { createCalendarFeed { url } }"): typeof import('./graphql.js').FeedOfDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinishedByJob($id: UUID!) { job(id: $id) { visits { status finishedByJob } } }\n"): typeof import('./graphql.js').FinishedByJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WithoutConnection($visitId: UUID!, $ago: Int!, $input: CompleteVisitInput!) {\n      startVisit(visitId: $visitId, etaMinutes: 15, pressedSecondsAgo: $ago) {\n        onTheWayAt\n        onTheWayReceivedAt\n      }\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n      completeVisit(visitId: $visitId, input: $input) {\n        doneAt\n        doneReceivedAt\n      }\n    }\n  "): typeof import('./graphql.js').WithoutConnectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ArriveWithoutConnection($visitId: UUID!, $ago: Int!) {\n      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {\n        arrivedAt\n        arrivedReceivedAt\n      }\n    }\n  "): typeof import('./graphql.js').ArriveWithoutConnectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetVisitPhotos($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { visitPhotosRequired }\n  }\n"): typeof import('./graphql.js').SetVisitPhotosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisitsOn($day: LocalDate) { vendorVisits(day: $day) { kind job { id address } } }"): typeof import('./graphql.js').VisitsOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisitHistory($id: UUID!) { job(id: $id) { history { toStatus } } }"): typeof import('./graphql.js').VisitHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoShow($id: UUID!) {\n    job(id: $id) { viewerCanReportNoShow history { toStatus vendorDidNotCome } }\n  }\n"): typeof import('./graphql.js').NoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelNoShow($jobId: UUID!) {\n    cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }\n  }\n"): typeof import('./graphql.js').CancelNoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CanCancelNoShow($id: UUID!) { job(id: $id) { status viewerCanCancel } }"): typeof import('./graphql.js').CanCancelNoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestJunkPickupOrderNumber($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id orderNumber createdAt address }\n  }\n"): typeof import('./graphql.js').RequestJunkPickupOrderNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiTokenToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token apiToken { id } }\n  }\n"): typeof import('./graphql.js').CreateApiTokenTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SubmitBidPrice($input: SubmitBidInput!) {\n        submitBid(input: $input) { id price }\n      }\n    "): typeof import('./graphql.js').SubmitBidPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateUserEmail($input: CreateUserInput!) {\n        createUser(input: $input) { id email }\n      }\n    "): typeof import('./graphql.js').CreateUserEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCalendarFeed { createCalendarFeed { url } }"): typeof import('./graphql.js').CreateCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiTokenIds { apiTokens { id } }"): typeof import('./graphql.js').ApiTokenIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpCustomerInput!) {\n    signUpCustomer(input: $input) { id }\n  }\n"): typeof import('./graphql.js').SignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Forgot($email: EmailAddress!) { requestPasswordReset(email: $email) }"): typeof import('./graphql.js').ForgotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TheUsers { users { nodes { id } } }"): typeof import('./graphql.js').TheUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Nobody { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }"): typeof import('./graphql.js').NobodyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchedUsers { users(search: \"needle in a haystack\") { nodes { id } } }"): typeof import('./graphql.js').SearchedUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyOrders { customerJobs { nodes { id } } }"): typeof import('./graphql.js').MyOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Missing { job(id: \"00000000-0000-4000-8000-000000000000\") { id } }"): typeof import('./graphql.js').MissingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveForPage($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }"): typeof import('./graphql.js').SaveForPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerJobIds { customerJobs { nodes { id } } }"): typeof import('./graphql.js').CustomerJobIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReopenForReceipt($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n  "): typeof import('./graphql.js').ReopenForReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChargeToWaive($id: UUID!) { job(id: $id) { charges { id } } }"): typeof import('./graphql.js').ChargeToWaiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaiveFileFee($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }\n"): typeof import('./graphql.js').WaiveFileFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FileTotals { feeTotals(months: 1) { months { month earned waived paid collected } } }"): typeof import('./graphql.js').FileTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeCalendarFeed { revokeCalendarFeed }"): typeof import('./graphql.js').RevokeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CalendarFeed { calendarFeed { createdAt } }"): typeof import('./graphql.js').CalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoppedPreferences { noticePreferences { groups { group choices { frequency } } } }\n"): typeof import('./graphql.js').StoppedPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSupportTicketId($input: AnswerSupportTicketInput!) {\n    answerSupportTicket(input: $input) { id }\n  }\n"): typeof import('./graphql.js').AnswerSupportTicketIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddServiceAreasAdded($zipCodes: [String!]!) {\n    addServiceAreas(zipCodes: $zipCodes) { added { id } }\n  }\n"): typeof import('./graphql.js').AddServiceAreasAddedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBusinessName($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }\n"): typeof import('./graphql.js').SaveBusinessNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeBidOften($input: ChangeBidInput!) { changeBid(input: $input) { id } }"): typeof import('./graphql.js').ChangeBidOftenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddOneArea { addServiceArea(zipCode: \"99999\") { id } }"): typeof import('./graphql.js').AddOneAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ChangedSettings {\n        updateSettings(input: { serviceFeePercent: 7.5, documentsRequired: true }) { serviceFeePercent }\n      }\n    "): typeof import('./graphql.js').ChangedSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query RestoredJobs {\n          customerJobs(first: 20) { nodes { id status images } totalCount }\n        }\n      "): typeof import('./graphql.js').RestoredJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobRatingComments($id: UUID!) { job(id: $id) { ratings { comment } } }"): typeof import('./graphql.js').JobRatingCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobBidMessages($id: UUID!) { job(id: $id) { bids { nodes { message } } } }"): typeof import('./graphql.js').JobBidMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ChangeBidMessage($input: ChangeBidInput!) {\n        changeBid(input: $input) { message }\n      }\n    "): typeof import('./graphql.js').ChangeBidMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobServiceInstructions($id: UUID!) { job(id: $id) { serviceInstructions } }"): typeof import('./graphql.js').JobServiceInstructionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {\n          releaseJob(jobId: $jobId, reason: $reason) { id }\n        }\n      "): typeof import('./graphql.js').ReleaseJobWithReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobReasons($id: UUID!) { job(id: $id) { history { reason } } }"): typeof import('./graphql.js').JobReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectToTakeCards { connectPayments { url } }"): typeof import('./graphql.js').ConnectToTakeCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DealOfHistory($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue vendorId cancellationFee\n      visits { id kind status windowStart windowEnd disputedAt reportStands }\n      charges { id kind amount status vendor { id } }\n      changeOrders { id status proposedBy }\n      payments { id amount status provider refundOf vendor { id } }\n      balances { amount vendor { id } }\n    }\n  }\n"): typeof import('./graphql.js').DealOfHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelInHistory($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, reason: \"Enough\", fee: $fee) { id } }\n"): typeof import('./graphql.js').CancelInHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindAnotherInHistory($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {\n    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { id }\n  }\n"): typeof import('./graphql.js').FindAnotherInHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenInHistory($jobId: UUID!) { reopenJob(jobId: $jobId, reason: \"Asked to\") { id } }\n"): typeof import('./graphql.js').ReopenInHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardAmountInHistory($id: UUID!) { job(id: $id) { cardAmount } }"): typeof import('./graphql.js').CardAmountInHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestJunkPickup($input: JunkPickupInput!) {\n    requestJunkPickup(input: $input) { id }\n  }\n"): typeof import('./graphql.js').RequestJunkPickupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDumpsterRental($input: DumpsterRentalInput!) {\n    requestDumpsterRental(input: $input) { id }\n  }\n"): typeof import('./graphql.js').RequestDumpsterRentalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditJunkPickup($input: EditJunkPickupInput!) {\n    editJunkPickup(input: $input) { id version }\n  }\n"): typeof import('./graphql.js').EditJunkPickupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitBid($input: SubmitBidInput!) { submitBid(input: $input) { id } }"): typeof import('./graphql.js').SubmitBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskQuestion($input: AskQuestionInput!) { askQuestion(input: $input) { id } }"): typeof import('./graphql.js').AskQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerQuestion($input: AnswerQuestionInput!) { answerQuestion(input: $input) { id answer } }"): typeof import('./graphql.js').AnswerQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptBid($bidId: UUID!) {\n    acceptBid(bidId: $bidId) { id status finalPrice vendorId }\n  }\n"): typeof import('./graphql.js').AcceptBidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartJob($jobId: UUID!) { startJob(jobId: $jobId) { id status } }"): typeof import('./graphql.js').StartJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteJob($jobId: UUID!) {\n    completeJob(jobId: $jobId) { id status completedDate }\n  }\n"): typeof import('./graphql.js').CompleteJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartVisit($visitId: UUID!, $etaMinutes: Int!) {\n    startVisit(visitId: $visitId, etaMinutes: $etaMinutes) { id status eta onTheWayAt job { id status } }\n  }\n"): typeof import('./graphql.js').StartVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoStartVisit($visitId: UUID!) { undoStartVisit(visitId: $visitId) { id status onTheWayAt job { id status } } }\n"): typeof import('./graphql.js').UndoStartVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisputeVisit($visitId: UUID!, $reason: String!) {\n    disputeVisit(visitId: $visitId, reason: $reason) { id disputedAt disputeReason viewerCanDispute }\n  }\n"): typeof import('./graphql.js').DisputeVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideVisitDispute($visitId: UUID!, $stands: Boolean!, $reason: String!) {\n    decideVisitDispute(visitId: $visitId, stands: $stands, reason: $reason) { id reportStands disputeDecision }\n  }\n"): typeof import('./graphql.js').DecideVisitDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArriveAtVisit($visitId: UUID!) { arriveAtVisit(visitId: $visitId) { id status arrivedAt } }\n"): typeof import('./graphql.js').ArriveAtVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteVisit($visitId: UUID!, $input: CompleteVisitInput!) {\n    completeVisit(visitId: $visitId, input: $input) {\n      id status doneAt tons unitLabel photos { id kind path } job { id status }\n    }\n  }\n"): typeof import('./graphql.js').CompleteVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FailVisit($visitId: UUID!, $input: FailVisitInput!) {\n    failVisit(visitId: $visitId, input: $input) { id status failureReason failureNote }\n  }\n"): typeof import('./graphql.js').FailVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleVisit($input: ScheduleVisitInput!) {\n    scheduleVisit(input: $input) { id kind status windowStart windowEnd }\n  }\n"): typeof import('./graphql.js').ScheduleVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportNoShow($jobId: UUID!, $newDate: LocalDate!) {\n    reportNoShow(jobId: $jobId, newDate: $newDate) { id status pickupDateTime dropoffDate pickupDate }\n  }\n"): typeof import('./graphql.js').ReportNoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status\n      visits {\n        id kind status windowStart windowEnd arrivedAt doneAt tons photos { id kind path }\n        viewerCanStart viewerCanArrive viewerCanComplete viewerCanFail\n      }\n    }\n  }\n"): typeof import('./graphql.js').VisitsOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DatesOfJob($id: UUID!) {\n    job(id: $id) { scheduledDate pickupDateTime dropoffDate dropoffTimePreference pickupDate }\n  }\n"): typeof import('./graphql.js').DatesOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveJobBackTo($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').GiveJobBackToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitRating($input: SubmitRatingInput!) {\n    submitRating(input: $input) { id rated { id rating ratingCount } }\n  }\n"): typeof import('./graphql.js').SubmitRatingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyToRating($input: ReplyToRatingInput!) {\n    replyToRating(input: $input) { id reply repliedAt viewerCanReply }\n  }\n"): typeof import('./graphql.js').ReplyToRatingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveRating($input: RemoveRatingInput!) {\n    removeRating(input: $input) { id rating comment removedFor rated { id rating ratingCount } }\n  }\n"): typeof import('./graphql.js').RemoveRatingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveRatingReply($input: RemoveRatingInput!) {\n    removeRatingReply(input: $input) { id reply replyRemovedFor }\n  }\n"): typeof import('./graphql.js').RemoveRatingReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChargesOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue serviceFee\n      charges {\n        id kind label quantity unitPrice amount status contestUntil contestReason decisionReason\n        contestAnswer answeredAt decidedAt answerPhotos { path }\n        viewerCanContest viewerCanVoid viewerCanUphold viewerCanAnswer viewerCanUndo\n      }\n    }\n  }\n"): typeof import('./graphql.js').ChargesOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContestCharge($chargeId: UUID!, $reason: String!) {\n    contestCharge(chargeId: $chargeId, reason: $reason) { id status contestReason job { id finalPrice amountDue } }\n  }\n"): typeof import('./graphql.js').ContestChargeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VoidCharge($chargeId: UUID!, $reason: String!) {\n    voidCharge(chargeId: $chargeId, reason: $reason) { id status decisionReason job { id finalPrice amountDue } }\n  }\n"): typeof import('./graphql.js').VoidChargeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpholdCharge($chargeId: UUID!, $reason: String!) {\n    upholdCharge(chargeId: $chargeId, reason: $reason) { id status contestUntil decisionReason }\n  }\n"): typeof import('./graphql.js').UpholdChargeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContest($chargeId: UUID!, $answer: String!, $photos: [String!]) {\n    answerContest(chargeId: $chargeId, answer: $answer, photos: $photos) {\n      id status contestAnswer answeredAt answerPhotos { path } viewerCanAnswer\n    }\n  }\n"): typeof import('./graphql.js').AnswerContestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChargeDecision($chargeId: UUID!) {\n    undoChargeDecision(chargeId: $chargeId) {\n      id status decisionReason decidedAt voidedByAdmin viewerCanUphold viewerCanUndo job { id finalPrice amountDue }\n    }\n  }\n"): typeof import('./graphql.js').UndoChargeDecisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeOrdersOfJob($id: UUID!) {\n    job(id: $id) {\n      finalPrice cancellationFee\n      changeOrders {\n        id kind status proposedBy amount quantity note declineReason windowStart pickupDate expiresAt\n        visit { id } charge { id kind status amount contestUntil } photos { id kind } viewerCanDecide viewerCanWithdraw\n      }\n    }\n  }\n"): typeof import('./graphql.js').ChangeOrdersOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeChangeOrder($input: ProposeChangeOrderInput!) {\n    proposeChangeOrder(input: $input) {\n      id kind status proposedBy amount quantity windowStart visit { id } expiresAt\n      charge { kind status amount quantity unitPrice contestUntil }\n    }\n  }\n"): typeof import('./graphql.js').ProposeChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptChangeOrder($id: UUID!) { acceptChangeOrder(id: $id) { id status job { id finalPrice } } }\n"): typeof import('./graphql.js').AcceptChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineChangeOrder($id: UUID!, $reason: String) {\n    declineChangeOrder(id: $id, reason: $reason) { id status declineReason }\n  }\n"): typeof import('./graphql.js').DeclineChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawChangeOrder($id: UUID!) { withdrawChangeOrder(id: $id) { id status } }\n"): typeof import('./graphql.js').WithdrawChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayByCard($jobId: UUID!, $amount: Money!) { payByCard(jobId: $jobId, amount: $amount) { url } }\n"): typeof import('./graphql.js').PayByCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardPaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id amountDue amountToPayBack cardAmount viewerCanMarkPaid viewerCanMarkPaidBack\n      payments { id amount method status provider refundOf isTakenBack failure expiresAt dispute { status dueBy } }\n    }\n  }\n"): typeof import('./graphql.js').CardPaymentsOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentsOfJob($id: UUID!) {\n    job(id: $id) {\n      id status finalPrice amountDue amountToPayBack viewerCanMarkPaid viewerCanMarkPaidBack\n      balances { amount vendor { id } }\n      payments { id amount method status denyReason createdAt decidedAt viewerCanDecide vendor { id } }\n    }\n  }\n"): typeof import('./graphql.js').PaymentsOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPaid($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaid(jobId: $jobId, method: $method, amount: $amount) { id amountDue viewerCanMarkPaid payments { id status amount method } }\n  }\n"): typeof import('./graphql.js').MarkPaidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPaidBack($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {\n    markPaidBack(jobId: $jobId, method: $method, amount: $amount) {\n      id amountDue amountToPayBack viewerCanMarkPaidBack payments { id status amount method }\n    }\n  }\n"): typeof import('./graphql.js').MarkPaidBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPayment($jobId: UUID!, $paymentId: UUID) {\n    confirmPayment(jobId: $jobId, paymentId: $paymentId) { id amountDue payments { id status decidedAt } }\n  }\n"): typeof import('./graphql.js').ConfirmPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DenyPayment($jobId: UUID!, $reason: String!, $paymentId: UUID) {\n    denyPayment(jobId: $jobId, reason: $reason, paymentId: $paymentId) { id amountDue payments { id status denyReason } }\n  }\n"): typeof import('./graphql.js').DenyPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectBeforeKills { connectPayments { url } }"): typeof import('./graphql.js').ConnectBeforeKillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobSteps($id: UUID!) {\n    job(id: $id) { status history { toStatus } }\n  }\n"): typeof import('./graphql.js').JobStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UploadFileObjectPath($file: Upload!) {\n      uploadFile(file: $file) { objectPath }\n    }\n  "): typeof import('./graphql.js').UploadFileObjectPathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) { pushDevices { id name isCurrent } }\n  }\n"): typeof import('./graphql.js').AddPushSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelJob($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }"): typeof import('./graphql.js').CancelJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"): typeof import('./graphql.js').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseAccount($input: CloseAccountInput!) { closeAccount(input: $input) }"): typeof import('./graphql.js').CloseAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) { token }\n  }\n"): typeof import('./graphql.js').CreateApiTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUpload { createUpload { uploadURL } }"): typeof import('./graphql.js').CreateUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { id } }"): typeof import('./graphql.js').CreateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($input: LoginInput!) { login(input: $input) { id } }"): typeof import('./graphql.js').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout { logout }"): typeof import('./graphql.js').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me { me { id } }"): typeof import('./graphql.js').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenSupportTicket($input: SupportTicketInput!) {\n    openSupportTicket(input: $input) { id }\n  }\n"): typeof import('./graphql.js').OpenSupportTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation { email emailConfirmedAt }\n  }\n"): typeof import('./graphql.js').SendEmailConfirmationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: EmailAddress!) {\n    requestPasswordReset(email: $email)\n  }\n"): typeof import('./graphql.js').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }"): typeof import('./graphql.js').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptInvitation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }"): typeof import('./graphql.js').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath }\n  }\n"): typeof import('./graphql.js').SaveVendorDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {\n    setUserActive(userId: $userId, isActive: $isActive) { id }\n  }\n"): typeof import('./graphql.js').SetUserActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserEmail($input: UpdateUserInput!) {\n    updateUser(input: $input) { email }\n  }\n"): typeof import('./graphql.js').UpdateUserEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawBidId($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }"): typeof import('./graphql.js').WithdrawBidIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Settings { settings { supportPhone } }"): typeof import('./graphql.js').SettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendText($input: SendMessageInput!) {\n    sendMessage(input: $input) { id }\n  }\n"): typeof import('./graphql.js').SendTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOfferRuleId($input: SaveOfferRuleInput!) { saveOfferRule(input: $input) { id } }\n"): typeof import('./graphql.js').SaveOfferRuleIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveHaulRuleId($input: SaveHaulRuleInput!) { saveHaulRule(input: $input) { id } }\n"): typeof import('./graphql.js').SaveHaulRuleIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseHaulRule($id: UUID!, $reason: String!) {\n    pauseHaulRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n"): typeof import('./graphql.js').PauseHaulRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseOfferRule($id: UUID!, $reason: String!) {\n    pauseOfferRule(id: $id, reason: $reason) { id pausedAt pauseReason }\n  }\n"): typeof import('./graphql.js').PauseOfferRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddTenYards { addDumpsterSize(input: { size: \"10 yard\" }) { id } }"): typeof import('./graphql.js').AddTenYardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccountId($input: UpdateAccountInput!) {\n    updateAccount(input: $input) { id }\n  }\n"): typeof import('./graphql.js').UpdateAccountIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVendorDocumentId($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { id }\n  }\n"): typeof import('./graphql.js').SaveVendorDocumentIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOutAllBrowsers { signOutEverywhere }"): typeof import('./graphql.js').SignOutAllBrowsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteOnePerson($input: InvitePersonInput!) {\n    invitePerson(input: $input) { id name email role invitedAt lastSeenAt }\n  }\n"): typeof import('./graphql.js').InviteOnePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveRole($personId: UUID!, $role: PersonRole!) {\n    changeRole(personId: $personId, role: $role) { id role }\n  }\n"): typeof import('./graphql.js').GiveRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveOnePerson($personId: UUID!) { removePerson(personId: $personId) }\n"): typeof import('./graphql.js').RemoveOnePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveOwnBusiness { leaveBusiness }"): typeof import('./graphql.js').LeaveOwnBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleOfBusiness($vendorId: UUID) {\n    people(vendorId: $vendorId) { id name email role invitedAt lastSeenAt }\n  }\n"): typeof import('./graphql.js').PeopleOfBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhereIWork { me { id role business { id name } } }"): typeof import('./graphql.js').WhereIWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobBidPrices($id: UUID!) { job(id: $id) { bids { nodes { price } } } }"): typeof import('./graphql.js').JobBidPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVendorDocumentFilePath($input: SaveVendorDocumentInput!) {\n    saveVendorDocument(input: $input) { filePath fileName }\n  }\n"): typeof import('./graphql.js').SaveVendorDocumentFilePathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanMe { me { id firstName email unreadNotices business { id } } }"): typeof import('./graphql.js').HumanMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanNotices { notices { nodes { id } } }"): typeof import('./graphql.js').HumanNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanRead($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { id unreadNotices } }"): typeof import('./graphql.js').HumanReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HumanQuiet($input: QuietHoursInput!) { setQuietHours(input: $input) { quietHours { isOn from } } }\n"): typeof import('./graphql.js').HumanQuietDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanPreferences { noticePreferences { quietHours { isOn from } } }"): typeof import('./graphql.js').HumanPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanUpdate($input: UpdateAccountInput!) { updateAccount(input: $input) { firstName } }"): typeof import('./graphql.js').HumanUpdateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HumanAskTexts($input: TextCodeRequestInput!) { requestTextCode(input: $input) { textNumber { phone } } }\n"): typeof import('./graphql.js').HumanAskTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HumanConfirmTexts($input: TextCodeInput!) { confirmTextCode(input: $input) { textNumber { phone } } }\n"): typeof import('./graphql.js').HumanConfirmTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanTextNumber { noticePreferences { textNumber { isConfirmed } } }"): typeof import('./graphql.js').HumanTextNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanFeed { calendarFeed { createdAt } }"): typeof import('./graphql.js').HumanFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanCreateFeed { createCalendarFeed { url } }"): typeof import('./graphql.js').HumanCreateFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanRevokeFeed { revokeCalendarFeed }"): typeof import('./graphql.js').HumanRevokeFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanTokens { apiTokens { id name } }"): typeof import('./graphql.js').HumanTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanExport { requestMyData { id } }"): typeof import('./graphql.js').HumanExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanOwnExport { myDataExport { id } }"): typeof import('./graphql.js').HumanOwnExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanEverywhere { signOutEverywhere }"): typeof import('./graphql.js').HumanEverywhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HumanArea($zipCode: String!) { addServiceArea(zipCode: $zipCode) { zipCode } }"): typeof import('./graphql.js').HumanAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation HumanChangeRole($personId: UUID!) { changeRole(personId: $personId, role: dispatcher) { id } }\n  "): typeof import('./graphql.js').HumanChangeRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersTotalCount($search: String) { users(search: $search) { totalCount } }"): typeof import('./graphql.js').UsersTotalCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CustomerJobIdsAfter($after: String) {\n      customerJobs(after: $after) { nodes { id } }\n    }\n  "): typeof import('./graphql.js').CustomerJobIdsAfterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserIdsByName($after: String) {\n      users(sort: name, after: $after) { nodes { id } }\n    }\n  "): typeof import('./graphql.js').UserIdsByNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorStatsMonthlyEarnings { vendorStats { monthlyEarnings } }"): typeof import('./graphql.js').VendorStatsMonthlyEarningsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagesTotalCount($id: UUID!) { messages(jobId: $id) { totalCount } }"): typeof import('./graphql.js').MessagesTotalCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobId($id: UUID!) { job(id: $id) { id } }"): typeof import('./graphql.js').JobIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorDocumentsFilePath { vendorDocuments { filePath } }"): typeof import('./graphql.js').VendorDocumentsFilePathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query HistoryOfPassedOn($id: UUID!) {\n      job(id: $id) { history { fromStatus toStatus reason actor { firstName } } }\n    }\n  "): typeof import('./graphql.js').HistoryOfPassedOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectForKeys { connectPayments { url } }"): typeof import('./graphql.js').ConnectForKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FailedForKeys { failedTasks { task error } }"): typeof import('./graphql.js').FailedForKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExportForKeys { requestMyData { id } }"): typeof import('./graphql.js').ExportForKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportedForKeys { myDataExport { downloadPath } }"): typeof import('./graphql.js').ExportedForKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyOrdersOnStandby { customerJobs { nodes { id } totalCount } }"): typeof import('./graphql.js').MyOrdersOnStandbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TokenForStandby($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }\n"): typeof import('./graphql.js').TokenForStandbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StatementsOf($vendorId: UUID) {\n    statements(vendorId: $vendorId) {\n      id number month total collected paid due dueDate status\n      lines { kind label amount at job { id } }\n      payments { id kind amount reference reason reverses }\n      vendor { id }\n      viewerCanRecordPayment viewerCanReversePayment\n    }\n  }\n"): typeof import('./graphql.js').StatementsOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordStatementPayment($statementId: UUID!, $amount: Money!, $reference: String!) {\n    recordStatementPayment(statementId: $statementId, amount: $amount, reference: $reference) {\n      id status total paid due payments { id kind amount reference }\n    }\n  }\n"): typeof import('./graphql.js').RecordStatementPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReverseStatementPayment($statementId: UUID!, $paymentId: UUID, $reason: String!) {\n    reverseStatementPayment(statementId: $statementId, paymentId: $paymentId, reason: $reason) {\n      id status paid due payments { kind amount reason reverses }\n    }\n  }\n"): typeof import('./graphql.js').ReverseStatementPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DueStatements($vendorId: UUID) {\n    statements(vendorId: $vendorId) { id due viewerCanReversePayment payments { id kind reverses } }\n  }\n"): typeof import('./graphql.js').DueStatementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddStockedSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id turnaroundDays } }\n"): typeof import('./graphql.js').AddStockedSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUnits($sizeId: UUID!, $count: Int!) {\n    setUnits(sizeId: $sizeId, count: $count) { id size label outSince note endangers { id } }\n  }\n"): typeof import('./graphql.js').SetUnitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Units { units { id size label outSince note endangers { id } } }"): typeof import('./graphql.js').UnitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameUnit($id: UUID!, $label: String!) { renameUnit(id: $id, label: $label) { id label } }\n"): typeof import('./graphql.js').RenameUnitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeUnitOut($id: UUID!, $note: String) {\n    takeUnitOut(id: $id, note: $note) { id outSince note endangers { id } }\n  }\n"): typeof import('./graphql.js').TakeUnitOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnUnit($id: UUID!) { returnUnit(id: $id) { id outSince note endangers { id } } }\n"): typeof import('./graphql.js').ReturnUnitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StockOf($from: LocalDate!, $to: LocalDate!) {\n    stock(from: $from, to: $to) { size days { day total taken overdue } short { id } }\n  }\n"): typeof import('./graphql.js').StockOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReservationOf($id: UUID!) { job(id: $id) { id status reservation { unit { label } from to } } }\n"): typeof import('./graphql.js').ReservationOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDayOff($input: AddDayOffInput!) { addDayOff(input: $input) { id from to note } }\n"): typeof import('./graphql.js').AddDayOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveDayOff($id: UUID!) { removeDayOff(id: $id) }"): typeof import('./graphql.js').RemoveDayOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DaysOff { daysOff { id from to note } }"): typeof import('./graphql.js').DaysOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUploadFor($input: CreateUploadInput) {\n    createUpload(input: $input) { uploadURL expiresAt }\n  }\n"): typeof import('./graphql.js').CreateUploadForDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterJobImage($imageURL: String!) {\n    registerJobImage(imageURL: $imageURL) { objectPath }\n  }\n"): typeof import('./graphql.js').RegisterJobImageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
