import { formatMoney } from '@rules/formatMoney.js'
import { monthWords } from '@rules/statements/statements.js'
import { Link } from '../../ui/actions/Link.js'
import { useAddressed } from '../../ui/navigation/useAddressed.js'
import { Banner } from '../../ui/states/Banner.js'
import type { Agenda_AgendaFragment } from './generated/agenda.js'

type OverdueStatementProps = { statement: NonNullable<Agenda_AgendaFragment['overdueStatement']> }

/** A vendor whose statement is overdue can't bid. */
export const OverdueStatement = ({ statement: { id, month, due } }: OverdueStatementProps) => {
  const { linkTo } = useAddressed('statement')
  return (
    <Banner tone="danger" title={`Your fee statement for ${monthWords(month)} is overdue`}>
      Pay {formatMoney(due)} to bid on new jobs again. <Link {...linkTo(id)}>See the statement</Link>
    </Banner>
  )
}
