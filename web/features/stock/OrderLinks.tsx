import { Fragment } from 'react'
import { Link } from '../../ui/actions/Link.js'
import { useAddressed } from '../../ui/navigation/useAddressed.js'
import type { StockJob_JobFragment } from './generated/stock.js'

/** Orders, each a link to its job. */
export const OrderLinks = ({ jobs }: { jobs: readonly StockJob_JobFragment[] }) => {
  const { linkTo } = useAddressed('job')
  return jobs.map(({ id, orderNumber }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link {...linkTo(id)}>order {orderNumber}</Link>
    </Fragment>
  ))
}
