import { useId, useState } from 'react'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { ShownOnce } from '../../../ui/actions/ShownOnce.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './generated/today.js'

const questions = {
  replace: {
    title: 'Create a new address?',
    body: 'The address you have now stops working. Calendars that use it need the new one.',
    label: 'Create New Address',
  },
  revoke: {
    title: 'Revoke the calendar address?',
    body: 'It stops working at once. Calendars that use it no longer show your visits.',
    label: 'Revoke',
  },
}

/** The vendor's visits in another calendar program, by an address that only they know. */
export const CalendarFeed = () => {
  const id = useId()
  const { data, error, refetch } = useQuery(CalendarFeedDocument)
  const [create] = useMutation(CreateCalendarFeedDocument)
  const [revoke] = useMutation(RevokeCalendarFeedDocument)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  useFocusReturn(asked !== null)

  const act = async (change: () => Promise<string | null>) => {
    setBusy(true)
    try {
      setUrl(await change())
      await refetch()
    } catch (failure) {
      toast({
        title: "We couldn't save that",
        description: serverMessage(failure, 'Check your connection, then try again.'),
        variant: 'destructive',
      })
    }
    setBusy(false)
    setAsked(null)
  }
  const make = () => act(async () => (await create()).data?.createCalendarFeed.url ?? null)
  const end = () =>
    act(async () => {
      await revoke()
      toast({ title: 'Calendar address revoked' })
      return null
    })

  const feed = data?.calendarFeed
  const question = questions[asked ?? 'replace']
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={3} look={4} id={id}>
        Your visits in your calendar
      </Heading>
      <Text size="s" tone="muted">
        Google Calendar, Apple Calendar, and Outlook can follow your visits at a private address. Anyone who
        has it can read them.
      </Text>
      {!data && error && <LoadError what="your calendar address" error={error} />}
      {!data && !error && (
        <LoadingRegion label="Loading your calendar address...">
          <Skeleton height="44px" />
        </LoadingRegion>
      )}
      {url && (
        <ShownOnce
          value={url}
          what="address"
          title="Copy your calendar address now"
          copyLabel="Copy Address"
          onDone={() => setUrl(null)}
        />
      )}
      {data && !feed && (
        <Inline>
          <Button busy={isBusy} busyLabel="Creating..." onClick={() => void make()}>
            Create Address
          </Button>
        </Inline>
      )}
      {feed && (
        <>
          <Text size="s">
            Created <Moment value={feed.createdAt} />
          </Text>
          <Inline>
            <Button onClick={() => setAsked('replace')}>New Address</Button>
            <Button onClick={() => setAsked('revoke')}>Revoke</Button>
          </Inline>
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={question.title}
        confirmLabel={question.label}
        look={asked === 'revoke' ? 'danger' : 'primary'}
        busy={isBusy}
        onConfirm={() => void (asked === 'revoke' ? end() : make())}
        onClose={() => setAsked(null)}
      >
        {question.body}
      </ConfirmDialog>
    </Stack>
  )
}
