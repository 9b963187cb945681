import { dayOffRules } from '@rules/stock/stockRules.js'
import { CalendarOff, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import * as z from 'zod/mini'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { localToday } from '../../forms/localMoment.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { DateField, TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { LoadError } from '../../paging/LoadError.js'
import { IconButton } from '../../ui/actions/IconButton.js'
import { Card } from '../../ui/layout/Card.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useFocusAfterRemoval } from '../../ui/states/useFocusAfterRemoval.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import {
  AddDayOffDocument,
  type DayOff_DayFragment,
  DaysOffDocument,
  RemoveDayOffDocument,
} from './generated/stock.js'
import { dayOffWords } from './stockWords.js'

const TRY_AGAIN = 'Check your connection, then try again.'

/** One day needs no last day. */
const rules = z.pipe(
  z.pipe(
    z.object({
      from: z.string().check(z.minLength(1, 'Choose the first day')),
      to: z.string(),
      note: z.string(),
    }),
    z.transform(
      ({ from, to, note }): z.input<typeof dayOffRules> => ({ from, to: to || from, note: note || null }),
    ),
  ),
  dayOffRules,
)

const AddDayOff = () => {
  const [addDayOff] = useMutation(AddDayOffDocument)
  return (
    <ZodForm
      schema={rules}
      initialValues={{ from: '', to: '', note: '' }}
      label="Add days off"
      afterSubmit="clear"
      failureMessage={TRY_AGAIN}
      onSubmit={async input => {
        await addDayOff({ variables: { input } })
        toast({ title: `Days off added: ${dayOffWords(input)}` })
      }}
    >
      <FieldPair>
        <DateField name="from" label="First day" min={localToday()} />
        <DateField
          name="to"
          label="Last day"
          help="Leave it empty for one day."
          min={localToday()}
          optional
        />
      </FieldPair>
      <TextField name="note" label="Note" help="Only you and your people see it." optional />
      <div>
        <SubmitButton look="secondary" busyLabel="Adding...">
          Add Days Off
        </SubmitButton>
      </div>
    </ZodForm>
  )
}

const DayOffRow = ({ day }: { day: DayOff_DayFragment }) => {
  const row = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(row)
  const [removeDayOff, { loading }] = useMutation(RemoveDayOffDocument)
  const words = dayOffWords(day)
  const remove = async () => {
    try {
      await removeDayOff({ variables: { id: day.id } })
      toast({ title: `Days off removed: ${words}` })
    } catch (error) {
      toast({
        title: "We couldn't remove the days off",
        description: serverMessage(error, TRY_AGAIN),
        variant: 'destructive',
      })
    }
  }
  return (
    <Card as="li" padding="s">
      <Inline justify="between" nowrap ref={row}>
        <Stack gap="none">
          <Text strong>{words}</Text>
          {day.note && (
            <Text size="s" tone="muted">
              {day.note}
            </Text>
          )}
        </Stack>
        <IconButton
          label={`Remove ${words}`}
          icon={<Trash2 aria-hidden="true" />}
          disabled={loading}
          onClick={() => void remove()}
        />
      </Inline>
    </Card>
  )
}

/** Days on which the vendor doesn't work: none of their rules bids on them. */
export const DaysOff = () => {
  const id = useId()
  const { data: fetched, previousData, error } = useQuery(DaysOffDocument)
  const data = fetched ?? previousData
  const today = localToday()
  const days = data?.daysOff
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (
    <Stack as="section" aria-labelledby={id} tabIndex={-1}>
      <Stack gap="xxs">
        <Heading level={2} look={3} id={id}>
          Days Off
        </Heading>
        <Text tone="muted">
          No instant bids for these days, and customers can't move visits to them without asking you.
        </Text>
      </Stack>
      <Grid min="24rem" gap="l">
        <Card as="div">
          <AddDayOff />
        </Card>
        <div>
          {!days && error && <LoadError what="your days off" error={error} />}
          {!days && !error && (
            <LoadingRegion label="Loading your days off...">
              <Skeleton height="120px" />
            </LoadingRegion>
          )}
          {days?.length === 0 && (
            <EmptyState title="You work every day." picture={<CalendarOff size={40} aria-hidden="true" />} />
          )}
          {days && days.length > 0 && (
            <Stack as="ul" gap="xs" aria-label="Days off">
              {days.map(day => (
                <DayOffRow key={day.id} day={day} />
              ))}
            </Stack>
          )}
        </div>
      </Grid>
    </Stack>
  )
}
