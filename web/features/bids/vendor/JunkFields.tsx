import { refusals } from '@rules/bids/bidWords.js'
import type { JunkTerms } from '@rules/junk/junkTerms.js'
import { FULL_LOAD } from '@rules/junk/loads.js'
import { loadWords } from '@rules/junk/loadWords.js'
import { extraInWords, notTakenInWords, splitByRequest } from '@rules/junk/takenWords.js'
import * as z from 'zod/mini'
import { useQuery } from '../../../apollo/hooks.js'
import { SelectField } from '../../../forms/SelectField.js'
import { MoneyField } from '../../../forms/TextField.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import type { BiddableJob } from './BiddableJob.js'
import { MyItemsDocument } from './generated/bidding.js'

type Holding = Pick<BiddableJob, 'items' | 'loadEighths'>

/** The load of the request; null for more than a truck, which no bid can name and the price covers all the same. */
const loadToInclude = ({ loadEighths }: Holding) =>
  loadEighths !== null && loadEighths <= FULL_LOAD ? loadEighths : null

/** A new bid includes the load of the request. */
export const typedJunkTerms = (terms: JunkTerms, job: Holding, isNew: boolean) => ({
  includedEighths: String(terms.includedEighths ?? (isNew ? loadToInclude(job) : null) ?? ''),
  extraEighthPrice: terms.extraEighthPrice ?? '',
})

/** Refuses a load below that of the request, as the API does. */
export const loadIncluded = (job: Holding) =>
  z.refine<JunkTerms>(
    ({ includedEighths }) => includedEighths == null || includedEighths >= (job.loadEighths ?? 0),
    { error: refusals.LOAD_NOT_INCLUDED, path: ['includedEighths'] },
  )

const loads = Array.from({ length: FULL_LOAD }, (_, index) => {
  const words = loadWords(index + 1)
  return { value: String(index + 1), label: words.charAt(0).toUpperCase() + words.slice(1) }
})

/** Items of the request that the vendor doesn't take or charges for. */
const ItemsOfRequest = ({ items }: Pick<Holding, 'items'>) => {
  const { data } = useQuery(MyItemsDocument)
  const { asked } = splitByRequest(data?.vendorItems ?? [], items)
  const refused = notTakenInWords(asked, "You don't")
  const extra = extraInWords(asked)
  return (
    <Stack gap="none" role="status">
      {refused && (
        <Text tone="danger" strong>
          {refused}. The customer sees this.
        </Text>
      )}
      {extra && (
        <Text size="s">
          {extra}. The customer sees this. Your bid covers those in the request; only more of them cost extra.
        </Text>
      )}
    </Stack>
  )
}

/** The load that a bid on junk includes, and what its customer will read of the items. */
export const JunkFields = ({ job }: { job: Holding }) => (
  <>
    {job.items.length > 0 && <ItemsOfRequest items={job.items} />}
    <FieldPair>
      <SelectField
        name="includedEighths"
        label="Included Load"
        help="What the price covers of the truck."
        options={loads}
        placeholder="Not specified"
        optional
      />
      <MoneyField
        name="extraEighthPrice"
        label="Extra Eighth ($)"
        help="For each further eighth of a truck on site."
        optional
      />
    </FieldPair>
  </>
)
