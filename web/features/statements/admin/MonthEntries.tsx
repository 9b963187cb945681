import { monthWords } from '@rules/statements/statements.js'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { FeeTotalsDocument } from './generated/fees.js'

/** A month's entries in the ledger, as a file for a bookkeeper. */
export const MonthEntries = () => {
  // The months are those of the marketplace's time zone.
  const months = useQuery(FeeTotalsDocument).data?.feeTotals.months.toReversed() ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? months[0]?.month
  return (
    <Inline gap="xs" style={month === undefined ? { visibility: 'hidden' } : undefined}>
      <ChoiceBox
        label="Ledger for"
        options={months.map(({ month: value }) => ({ value, label: monthWords(value) }))}
        value={month ?? ''}
        onChange={setChosen}
      />
      <ButtonLink
        to={`/api/ledger/${month}.csv`}
        reloadDocument
        download
        icon={<Download aria-hidden="true" />}
      >
        Download CSV
      </ButtonLink>
    </Inline>
  )
}
