import { graphql } from './generated/gql.js'

export const ADD_PUSH_SUBSCRIPTION = graphql(`
  mutation AddPushSubscription($input: PushSubscriptionInput!) {
    addPushSubscription(input: $input) { pushDevices { id name isCurrent } }
  }
`)

export const CANCEL_JOB = graphql(`mutation CancelJob($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }`)

export const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`)

export const CLOSE_ACCOUNT = graphql(
  `mutation CloseAccount($input: CloseAccountInput!) { closeAccount(input: $input) }`,
)

export const CREATE_API_TOKEN = graphql(`
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) { token }
  }
`)

export const CREATE_UPLOAD = graphql(`mutation CreateUpload { createUpload { uploadURL } }`)

export const CREATE_USER = graphql(
  `mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { id } }`,
)

export const LOGIN = graphql(`mutation Login($input: LoginInput!) { login(input: $input) { id } }`)

export const LOGOUT = graphql(`mutation Logout { logout }`)

export const ME = graphql(`query Me { me { id } }`)

export const OPEN_SUPPORT_TICKET = graphql(`
  mutation OpenSupportTicket($input: SupportTicketInput!) {
    openSupportTicket(input: $input) { id }
  }
`)

export const SEND_EMAIL_CONFIRMATION = graphql(`
  mutation SendEmailConfirmation {
    sendEmailConfirmation { email emailConfirmedAt }
  }
`)

export const REQUEST_PASSWORD_RESET = graphql(`
  mutation RequestPasswordReset($email: EmailAddress!) {
    requestPasswordReset(email: $email)
  }
`)

export const RESET_PASSWORD = graphql(
  `mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }`,
)

export const ACCEPT_INVITATION = graphql(
  `mutation AcceptInvitation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }`,
)

export const SAVE_VENDOR_DOCUMENT = graphql(`
  mutation SaveVendorDocument($input: SaveVendorDocumentInput!) {
    saveVendorDocument(input: $input) { filePath }
  }
`)

export const SET_USER_ACTIVE = graphql(`
  mutation SetUserActive($userId: UUID!, $isActive: Boolean!) {
    setUserActive(userId: $userId, isActive: $isActive) { id }
  }
`)

export const UPDATE_USER_EMAIL = graphql(`
  mutation UpdateUserEmail($input: UpdateUserInput!) {
    updateUser(input: $input) { email }
  }
`)

export const WITHDRAW_BID_ID = graphql(
  `mutation WithdrawBidId($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }`,
)

export const SIGN_UP = graphql(`
  mutation SignUpCustomerId($input: SignUpCustomerInput!) {
    signUpCustomer(input: $input) { id }
  }
`)

export const SETTINGS = graphql(`query Settings { settings { supportPhone } }`)

export const SEND_TEXT = graphql(`
  mutation SendText($input: SendMessageInput!) {
    sendMessage(input: $input) { id }
  }
`)

export const SAVE_OFFER_RULE_ID = graphql(`
  mutation SaveOfferRuleId($input: SaveOfferRuleInput!) { saveOfferRule(input: $input) { id } }
`)
/** From $80 for an eighth of a truck to $400 for a full one, and never less than $99. */
export const HAUL_RULE = {
  minimum: '99',
  eighthPrices: ['80', '140', '190', '240', '290', '330', '370', '400'],
}
export const SAVE_HAUL_RULE_ID = graphql(`
  mutation SaveHaulRuleId($input: SaveHaulRuleInput!) { saveHaulRule(input: $input) { id } }
`)
export const PAUSE_HAUL_RULE = graphql(`
  mutation PauseHaulRule($id: UUID!, $reason: String!) {
    pauseHaulRule(id: $id, reason: $reason) { id pausedAt pauseReason }
  }
`)
export const PAUSE_OFFER_RULE = graphql(`
  mutation PauseOfferRule($id: UUID!, $reason: String!) {
    pauseOfferRule(id: $id, reason: $reason) { id pausedAt pauseReason }
  }
`)
export const ADD_TEN_YARDS = graphql(
  `mutation AddTenYards { addDumpsterSize(input: { size: "10 yard" }) { id } }`,
)

export const UPDATE_ACCOUNT_ID = graphql(`
  mutation UpdateAccountId($input: UpdateAccountInput!) {
    updateAccount(input: $input) { id }
  }
`)

export const SAVE_VENDOR_DOCUMENT_ID = graphql(`
  mutation SaveVendorDocumentId($input: SaveVendorDocumentInput!) {
    saveVendorDocument(input: $input) { id }
  }
`)

export const SIGN_OUT_ALL_BROWSERS = graphql(`mutation SignOutAllBrowsers { signOutEverywhere }`)
