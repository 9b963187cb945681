import { Children, type ReactNode } from 'react'
import { SendAtOnce, WarnWhenLeaving } from '../../../forms/FormEffects.js'
import { Split } from '../../../ui/layout/Split.js'
import { Stack } from '../../../ui/layout/Stack.js'
import type { Fact } from '../../../ui/text/Facts.js'
import { Money } from '../../../ui/text/Money.js'
import { RequestSummary } from './RequestSummary.js'

/** The choices so far in one line, without the missing parts. */
const ChosenLine = ({ parts }: { parts: readonly ReactNode[] }) => {
  const chosen = Children.toArray([...parts]).filter(part => part !== '')
  if (chosen.length === 0) return <span>Nothing chosen yet</span>
  return chosen.map((part, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ))
}

type RequestLayoutProps = {
  service: string
  /** The answers so far. */
  values: { address: string; customerBudget?: string }
  photos: number
  /** The answers that only this service asks for. */
  facts: readonly Fact[]
  /** The same answers in one line, without those not chosen yet. */
  chosen: readonly ReactNode[]
  /** Sends the request as soon as it is shown. */
  sendsAtOnce: boolean
  children: ReactNode
}

/** The questions of a request, with the answers so far next to them, or in a bar below on phones. */
export const RequestLayout = ({
  service,
  values,
  photos,
  facts,
  chosen,
  sendsAtOnce,
  children,
}: RequestLayoutProps) => {
  const { address, customerBudget } = values
  const budget: Fact[] =
    customerBudget === undefined
      ? []
      : [{ label: 'Budget', value: <Money value={customerBudget} fallback="Not set" /> }]
  return (
    <Split
      bar
      asideLabel="Summary"
      aside={
        <RequestSummary
          brief={<ChosenLine parts={chosen} />}
          {...(customerBudget && { budget: customerBudget })}
          facts={[
            { label: 'Service', value: service },
            ...facts,
            { label: 'Where', value: address.trim() || 'Not set' },
            ...budget,
            { label: 'Photos', value: photos },
          ]}
        />
      }
    >
      <Stack gap="xl">{children}</Stack>
      <WarnWhenLeaving />
      {sendsAtOnce && <SendAtOnce />}
    </Split>
  )
}
