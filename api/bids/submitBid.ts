import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holdActive } from '../accounts/holdActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { Settings } from '../admin/Settings.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { enqueue } from '../queue/enqueue.js'
import { documentTypes } from '../rules/kinds.js'
import { zip5 } from '../rules/text.js'
import { conflict, notFound } from '../shared/errors.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { VendorService } from '../vendors/VendorService.js'
import { Bid } from './Bid.js'
import type { SubmitBidInput } from './inputs.js'

/** Where the settings ask for it, all three documents must be approved (DESIGN 2). */
const lacksDocuments = async (tx: EntityManager, viewer: Viewer): Promise<boolean> => {
  const { documentsRequired } = await tx.findOneOrFail(Settings, { id: true })
  if (!documentsRequired) return false
  const approved = await tx.count(VendorDocument, { vendorId: viewer.id, reviewStatus: 'approved' })
  return approved < Object.keys(documentTypes).length
}

/** A share lock: bids on one job go on side by side, accepting it waits for them and they for it. */
const jobOpenTo = async (tx: EntityManager, viewer: Viewer, jobId: string): Promise<Job> => {
  const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
  if (!job) throw notFound('Job')
  if (job.status !== 'pending') throw conflict('JOB_NOT_OPEN')
  const areas = await tx.count(ServiceArea, { vendorId: viewer.id, zip5: zip5(job.zipCode) })
  if (areas === 0) throw conflict('NOT_IN_AREA')
  const services = await tx.count(VendorService, {
    vendorId: viewer.id,
    serviceType: job.type,
    isActive: true,
  })
  if (services === 0) throw conflict('SERVICE_NOT_OFFERED')
  if (await lacksDocuments(tx, viewer)) throw conflict('DOCUMENTS_REQUIRED')
  return job
}

/** One pending bid for each vendor and job: the unique index decides between equal bids at once. */
export async function submitBid(
  context: Context,
  { jobId, price, message }: SubmitBidInput,
): Promise<string> {
  const viewer = await context.signedIn('vendor')
  try {
    return await context.em.transactional(async tx => {
      const job = await jobOpenTo(tx, viewer, jobId)
      await holdActive(tx, viewer)
      const bid = tx.create(Bid, {
        jobId: job.id,
        vendorId: viewer.id,
        price,
        message: message || null,
        createdAt: context.now,
      })
      await tx.flush()
      await enqueue(tx, 'newBidMail', { bidId: bid.id })
      return bid.id
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict('BID_EXISTS')
    throw error
  }
}
