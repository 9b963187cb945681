import { bidDays } from '@rules/bids/bidExpiry.js'
import { bidRules } from '@rules/bids/bidRules.js'
import type { BidTerms } from '@rules/bids/estimatedTotal.js'
import { guidanceInWords } from '@rules/guidance/guidanceWords.js'
import type { JunkTerms } from '@rules/junk/junkTerms.js'
import { limits } from '@rules/limits.js'
import * as z from 'zod/mini'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { SelectField } from '../../../forms/SelectField.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { TermFields, typedTermRules, typedTerms } from '../../../forms/TermFields.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { MoneyField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Banner } from '../../../ui/states/Banner.js'
import { formatUntil } from '../../../ui/text/formatUntil.js'
import type { BiddableJob } from './BiddableJob.js'
import { CustomerReads } from './CustomerReads.js'
import { FeeLines } from './FeeLines.js'
import { FoldedTerms } from './FoldedTerms.js'
import { JobAbove } from './JobAbove.js'
import { JunkFields, loadIncluded, typedJunkTerms } from './JunkFields.js'
import { MyRates } from './MyRates.js'
import { StockOfBid } from './StockOfBid.js'

type Offer = BidTerms & JunkTerms & { price: string; message: string | null; expiresInDays?: number }

const days = Array.from({ length: bidDays.max }, (_, index) => ({
  value: String(index + bidDays.min),
  label: index === 0 ? '1 day' : `${index + bidDays.min} days`,
}))

type BidFormProps = {
  label: string
  /** The draft's key: the job for a new bid, the bid for a change. */
  draftKey: string
  initial: Offer
  job: BiddableJob
  /** The edited request in words, if it was edited since the form was opened. */
  changedTo: string | undefined
  /** The reason why any bid is too late by now, which hides the submit button. */
  over: string | null
  /** The expiry of the bid being changed; a new bid has none yet. */
  until?: string
  submitLabel: string
  busyLabel: string
  /** The title of the toast shown on failure. */
  failedTitle: string
  onSend: (offer: Offer) => Promise<void>
  onCancel: () => void
}

const TRY_AGAIN = "We couldn't reach Haulbid. Check your connection and try again."

const rulesFor = (job: BiddableJob) =>
  z.intersection(typedTermRules(bidRules.check(loadIncluded(job))), z.object({ days: z.string() }))

/** Omits empty terms: a price and a message alone are a complete bid. */
const named = (terms: BidTerms & JunkTerms): BidTerms & JunkTerms =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value != null))

/** The terms of a bid; unsent input is kept as a draft. */
export const BidForm = ({
  label,
  draftKey,
  initial,
  job,
  changedTo,
  over,
  until,
  submitLabel,
  busyLabel,
  failedTitle,
  onSend,
  onCancel,
}: BidFormProps) => (
  <ZodForm
    schema={rulesFor(job)}
    label={label}
    draftKey={draftKey}
    edits={until !== undefined}
    initialValues={{
      price: initial.price,
      message: initial.message ?? '',
      days: until ? '' : String(bidDays.default),
      ...typedTerms(initial),
      ...(job.type === 'junk_pickup' && typedJunkTerms(initial, job, until === undefined)),
    }}
    failureMessage={TRY_AGAIN}
    onSubmit={async ({ price, message, days: chosen, ...terms }) => {
      const isDefault = chosen === (until ? '' : String(bidDays.default))
      try {
        await onSend({
          price,
          message: message || null,
          ...named(terms),
          ...(!isDefault && { expiresInDays: Number(chosen) }),
        })
      } catch (error) {
        toast({ title: failedTitle, description: serverMessage(error, TRY_AGAIN), variant: 'destructive' })
        throw error
      }
    }}
  >
    {values => (
      <>
        {over !== null && (
          <Banner tone="warning" role="alert">
            {over}
          </Banner>
        )}
        {changedTo && over === null && (
          <Banner tone="warning" role="status" title="The customer has changed the request">
            It is now: {changedTo}. Send your bid if it still fits.
          </Banner>
        )}
        <JobAbove job={job} />
        {job.dumpsterSize && <StockOfBid job={job} />}
        {job.dumpsterSize && <MyRates size={job.dumpsterSize} isNew={!until} onLeave={onCancel} />}
        <MoneyField
          name="price"
          label="Bid Amount ($)"
          help={job.priceGuidance ? guidanceInWords(job.priceGuidance) : 'For the whole job.'}
        />
        <TextAreaField
          name="message"
          label="Message"
          help="When you can come, what is included, anything that sets you apart."
          max={limits.bidMessageMax}
          optional
        />
        {job.type === 'junk_pickup' && <JunkFields job={job} />}
        <FeeLines price={values.price} />
        <CustomerReads values={values} job={job} />
        <FoldedTerms isRental={job.type === 'dumpster_rental'}>
          <TermFields isRental={job.type === 'dumpster_rental'} />
          <SelectField
            name="days"
            label="Stands for"
            help="It expires earlier if the job starts first."
            options={days}
            {...(until && { placeholder: `As before, until ${formatUntil(until)}` })}
          />
        </FoldedTerms>
        <DialogActions $isRow>
          <CancelButton onClick={onCancel}>{over === null ? 'Cancel' : 'Close'}</CancelButton>
          {over === null && <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>}
        </DialogActions>
      </>
    )}
  </ZodForm>
)
