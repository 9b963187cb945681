import { serviceTypes } from '@rules/kinds.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { useId } from 'react'
import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Ago } from '../../ui/text/Ago.js'
import { Badge } from '../../ui/text/Badge.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { useAuth } from '../accounts/useAuth.js'
import type { TicketCard_TicketFragment } from './generated/support.js'

/** One question, mostly about an order, its status, and support's answer. */
export const TicketCard = ({ ticket }: { ticket: TicketCard_TicketFragment }) => {
  const id = useId()
  const { user } = useAuth()
  const pathOf = user?.userType === 'vendor' ? paths.vendorJob : paths.order
  const { label, tone } = ticketGraph.states[ticket.status]
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap="s">
        <Inline justify="between">
          <Heading level={3} look={4} id={id}>
            {ticket.job ? (
              <>
                {serviceTypes[ticket.job.type]},{' '}
                <Link to={pathOf(ticket.job.id)}>order {ticket.job.orderNumber}</Link>
              </>
            ) : (
              'Not about an order'
            )}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Text size="s" tone="muted">
          Sent <Ago value={ticket.createdAt} />
          {ticket.updatedAt !== ticket.createdAt && (
            <>
              {' '}
              · Updated <Ago value={ticket.updatedAt} />
            </>
          )}
        </Text>
        <Text asTyped>{ticket.issue}</Text>
        {ticket.adminResponse && (
          <Banner tone="info" title="Our answer">
            <Text size="s" asTyped>
              {ticket.adminResponse}
            </Text>
          </Banner>
        )}
      </Stack>
    </Card>
  )
}
