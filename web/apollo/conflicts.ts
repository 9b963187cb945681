import type { ApolloCache } from '@apollo/client'
import { forget, forgetJob } from './forget.js'

type Conflict = (cache: ApolloCache, variables: Record<string, unknown>) => void

const jobOfBid = (cache: ApolloCache, bidId: unknown): string | undefined => {
  const bid = (cache.extract() as Record<string, { jobId?: string } | undefined>)[`Bid:${bidId}`]
  return bid?.jobId
}

const forgetJobOfBid: Conflict = (cache, { bidId }) => {
  const id = jobOfBid(cache, bidId)
  if (id) forgetJob(cache, id)
}

/** Forgets the whole job, because its ratings cannot be found on their own. */
const forgetJobOfRating: Conflict = cache => forget(cache, 'job')

/** Includes the job itself, whose details may be open. */
const forgetVendorsJob: Conflict = (cache, { jobId }) => {
  forget(cache, 'vendorJobs', 'availableJobs')
  forgetJob(cache, String(jobId))
}

const forgetJobOfInput: Conflict = (cache, { input }) => forgetJob(cache, (input as { jobId: string }).jobId)

const forgetTickets: Conflict = cache => forget(cache, 'supportTickets', 'supportTicket')

const forgetApplications: Conflict = cache =>
  forget(cache, 'vendorApplication', 'vendorApplications', 'worklist')

/** The parts of the cache to refetch when the server refuses a mutation because its data has changed. */
export const conflicts: Record<string, Conflict> = {
  SubmitBid: (cache, { input }) => {
    const { jobId } = input as { jobId: string }
    cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }), fieldName: 'whyNotBid' })
    forget(cache, 'availableJobs', 'vendorDocuments')
  },
  ChangeBid: cache => forget(cache, 'availableJobs'),
  WithdrawBid: cache => forget(cache, 'availableJobs'),
  AcceptBid: forgetJobOfBid,
  DeclineBid: forgetJobOfBid,
  CancelJob: (cache, { jobId }) => forgetJob(cache, String(jobId)),
  CancelAnyJob: (cache, { jobId }) => forgetJob(cache, String(jobId)),
  RemoveBusinessName: cache => forget(cache, 'business'),
  RemoveBusinessLogo: cache => forget(cache, 'business'),
  ReviewVendorDocument: cache => forget(cache, 'users', 'user', 'documentsToReview'),
  InviteApplicant: forgetApplications,
  DeclineApplication: forgetApplications,
  ResendInvitation: cache => forget(cache, 'users'),
  ReopenJob: (cache, { jobId }) => forgetJob(cache, String(jobId)),
  ReassignJob: forgetJobOfBid,
  RequestAdminSuspension: cache => forget(cache, 'adminSuspensions', 'users'),
  ConfirmAdminSuspension: cache => forget(cache, 'adminSuspensions', 'users'),
  WithdrawAdminSuspension: cache => forget(cache, 'adminSuspensions', 'users'),
  UpdateUser: cache => forget(cache, 'user'),
  UpdateSettings: cache => forget(cache, 'settings'),
  AnswerSupportTicket: forgetTickets,
  CloseSupportTicket: forgetTickets,
  ReopenSupportTicket: forgetTickets,
  StartJob: forgetVendorsJob,
  CompleteJob: forgetVendorsJob,
  ReleaseJob: forgetVendorsJob,
  SaveBusiness: cache => forget(cache, 'business'),
  UpdateDumpsterSize: cache => forget(cache, 'dumpsterSizes'),
  AddServiceArea: cache => forget(cache, 'serviceAreas'),
  AddServiceAreasAround: cache => forget(cache, 'serviceAreas'),
  SaveVendorDocument: cache => forget(cache, 'vendorDocuments'),
  AskQuestion: forgetJobOfInput,
  AnswerQuestion: cache => forget(cache, 'questions'),
  SendMessage: forgetJobOfInput,
  SubmitRating: forgetJobOfInput,
  ReplyToRating: forgetJobOfRating,
  RemoveRating: forgetJobOfRating,
  RemoveRatingReply: forgetJobOfRating,
}
