import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { statementGraph } from '@rules/statements/statementGraph.js'
import { OVERDUE_DAYS } from '@rules/statements/statements.js'
import { Link } from '../../ui/actions/Link.js'
import { CardTable } from '../../ui/charts/CardTable.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Facts } from '../../ui/text/Facts.js'
import { localDay } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { Day } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import type { Statement_StatementFragment } from './generated/statements.js'
import { StatementBadge } from './StatementBadge.js'

type Statement = Statement_StatementFragment
type Line = Statement['lines'][number]
type StatementPayment = Statement['payments'][number]

/** "Becker Hauling owes $20.00 of $50.00." */
const owedWords = ({ due, total, vendor }: Statement, isAdmin: boolean): string => {
  const who = isAdmin ? vendorName(vendor) : 'You'
  if (cents(due) <= 0n) return isAdmin ? `${who} has paid in full.` : 'Paid in full.'
  const owes = `${who} ${isAdmin ? 'owes' : 'owe'} ${formatMoney(due)}`
  return due === total ? `${owes}.` : `${owes} of ${formatMoney(total)}.`
}

const paymentWords = ({ kind, reference, reason }: StatementPayment) =>
  kind === 'payment' ? `Payment, ${reference}` : `Payment reversed: ${reason}`

/** Closing the order comes back to the statement. */
const OPENED = { openedHere: true, isFromPage: true }

type StatementDetailsProps = { statement: Statement; isAdmin: boolean }

/** A statement as its vendor and admins read it: in words, then line by line. */
export const StatementDetails = ({ statement, isAdmin }: StatementDetailsProps) => {
  const { id, number, total, collected, paid, due, dueDate, status, createdAt, lines, payments, howToPay } =
    statement
  const orderOf = ({ job }: Line) => (
    <Link to={`/?${isAdmin ? 'order' : 'job'}=${job.id}`} state={OPENED}>
      {job.orderNumber}
    </Link>
  )
  return (
    <Stack gap="l">
      <Inline>
        <StatementBadge statement={statement} />
        <Text as="span" size="l" strong>
          {owedWords(statement, isAdmin)}
        </Text>
      </Inline>
      {status === statementGraph.moves.lapse.to && (
        <Banner tone="danger" title="This statement is overdue">
          {isAdmin
            ? "The vendor can't bid on new jobs until it is paid."
            : `It was due more than ${OVERDUE_DAYS} days ago. Pay it to bid on new jobs again.`}
        </Banner>
      )}
      {cents(due) > 0n && (
        <Text asTyped>
          {howToPay
            ? `How to pay: ${howToPay}`
            : isAdmin
              ? 'Say in the settings how vendors pay Haulbid. Their statements show it.'
              : 'Ask support how to pay.'}
        </Text>
      )}
      <Facts
        facts={[
          { label: 'Statement', value: number },
          { label: 'Issued', value: <Day value={localDay(createdAt)} /> },
          { label: 'Due by', value: <Day value={dueDate} /> },
          ...(cents(collected) > 0n
            ? [{ label: 'Collected by card', value: <Money value={collected} /> }]
            : []),
          { label: 'Total', value: <Money value={total} /> },
          { label: 'Paid', value: <Money value={paid} /> },
          { label: 'Still due', value: <Money value={due} /> },
        ]}
      />
      <Stack as="section" gap="s" aria-labelledby={`${id}-lines`}>
        <Heading level={3} look={4} id={`${id}-lines`}>
          Service fees
        </Heading>
        <CardTable
          caption="Service fees on this statement"
          columns={[
            { header: 'Order', isHeading: true, cell: orderOf },
            { header: 'For', cell: ({ label }) => label },
            { header: 'Booked', cell: ({ at }) => <Day value={localDay(at)} /> },
            { header: 'Fee', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
          ]}
          rows={lines}
          rowKey={line => line.id}
        />
      </Stack>
      {payments.length > 0 && (
        <Stack as="section" gap="s" aria-labelledby={`${id}-payments`}>
          <Heading level={3} look={4} id={`${id}-payments`}>
            Payments
          </Heading>
          <CardTable
            caption="Payments of this statement"
            columns={[
              { header: 'Payment', isHeading: true, cell: payment => paymentWords(payment) },
              { header: 'Recorded', cell: ({ at }) => <Day value={localDay(at)} /> },
              { header: 'Amount', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
            ]}
            rows={payments}
            rowKey={payment => payment.id}
          />
        </Stack>
      )}
    </Stack>
  )
}
