import { monthDay } from '@rules/dayWords.js'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { Badge } from '../../ui/text/Badge.js'
import { formatShortDay, localDay } from '../../ui/text/formatMoment.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { ReturnUnitDocument, type UnitRow_UnitFragment } from './generated/stock.js'
import { OrderLinks } from './OrderLinks.js'

type Unit = UnitRow_UnitFragment

/** Where it is, and for which order. In elements, because a translated page loses texts that React replaces. */
const Whereabouts = ({ stay, outSince }: Unit) => {
  const job = stay?.job
  if (!job) return outSince ? null : <span>In the yard</span>
  const order = <OrderLinks jobs={[job]} />
  if (stay.isThere)
    return (
      <span>
        At {order} until {monthDay(stay.to)}
      </span>
    )
  if (job.status === 'completed') return <span>In the yard, ready again {monthDay(stay.to)}</span>
  return (
    <span>
      In the yard, reserved for {order} from {monthDay(stay.from)}
    </span>
  )
}

type UnitRowProps = { unit: Unit; onRename: () => void; onTakeOut: () => void }

export const UnitRow = ({ unit, onRename, onTakeOut }: UnitRowProps) => {
  const { id, label, outSince, note, endangers } = unit
  const [returnUnit, { loading }] = useMutation(ReturnUnitDocument)
  const bringBack = async () => {
    try {
      await returnUnit({ variables: { id } })
      toast({ title: `${label} is available again` })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ title: `We couldn't return ${label}`, description, variant: 'destructive' })
    }
  }
  return (
    <Card as="li" padding="s" tabIndex={-1}>
      <Inline justify="between">
        <Stack gap="none">
          <Inline gap="xs">
            <Text as="span" strong>
              {label}
            </Text>
            {outSince && <Badge tone="yellow">Out</Badge>}
          </Inline>
          <Text size="s" tone="muted">
            <Whereabouts {...unit} />
          </Text>
          {outSince && (
            <Text size="s">
              {`Out since ${formatShortDay(localDay(outSince))}${note ? `: ${note}` : ''}`}
            </Text>
          )}
          {endangers.length > 0 && (
            <Text size="s" tone="danger">
              No dumpster now for <OrderLinks jobs={endangers} />
            </Text>
          )}
        </Stack>
        <Inline gap="xs">
          <Button size="s" look="quiet" onClick={onRename}>
            <span>
              Rename<VisuallyHidden> {label}</VisuallyHidden>
            </span>
          </Button>
          <Button
            size="s"
            busy={loading}
            busyLabel="Saving..."
            onClick={outSince ? () => void bringBack() : onTakeOut}
          >
            <span>
              <span key={String(outSince)}>{outSince ? 'Return' : 'Take Out'}</span>
              <VisuallyHidden> {label}</VisuallyHidden>
            </span>
          </Button>
        </Inline>
      </Inline>
    </Card>
  )
}
