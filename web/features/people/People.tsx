import { useEffect, useId, useRef, useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import type { ViewerFragment } from '../accounts/generated/accounts.js'
import { PeopleDocument, type Person_PersonFragment } from './generated/people.js'
import { InvitePersonForm } from './InvitePersonForm.js'
import { PeopleList } from './PeopleList.js'

/** The form in place of its button, and the focus on whichever is there. */
const Invite = () => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector('input')?.focus()
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return isOpen ? (
    <div ref={form}>
      <InvitePersonForm onDone={() => setOpen(false)} />
    </div>
  ) : (
    <Inline>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Invite Somebody
      </Button>
    </Inline>
  )
}

type PeopleProps = { viewer: ViewerFragment; onSignedOut: () => Promise<void> }

/** Somebody who works alone has nobody to list. */
const isAlone = (people: readonly Person_PersonFragment[]) => people.length === 1

/** A section of an owner's account: who works for the business, and invitations. */
export const People = ({ viewer, onSignedOut }: PeopleProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error } = useQuery(PeopleDocument)
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} look={3} id={id} ref={heading} tabIndex={-1}>
            People
          </Heading>
          <Text size="s" tone="muted">
            Give the people who work with you their own sign-in. Drivers see their visits, and no prices.
          </Text>
        </Stack>
        {data && !isAlone(data.people) && (
          <PeopleList people={data.people} viewer={viewer} heading={heading} onSignedOut={onSignedOut} />
        )}
        {data && <Invite />}
        {!data && error && <LoadError what="your people" error={error} />}
        {!data && !error && (
          <LoadingRegion label="Loading your people">
            <Skeleton height="44px" />
          </LoadingRegion>
        )}
      </Stack>
    </Card>
  )
}
