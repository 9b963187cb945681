import { cardStatuses } from '@rules/cards/cardStatus.js'
import { needsInWords } from '@rules/cards/needsOfStripe.js'
import { CircleDashed, Landmark, Percent, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { LoadError } from '../../paging/LoadError.js'
import { Button } from '../../ui/actions/Button.js'
import { ExternalLink } from '../../ui/actions/Link.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { Banner } from '../../ui/states/Banner.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { SettingsDocument } from '../accounts/generated/Settings.js'
import { AccountSection } from '../accounts/settings/AccountSection.js'
import {
  ConnectPaymentsDocument,
  DisconnectPaymentsDocument,
  OwnCardsDocument,
  type OwnCardsQuery,
} from './generated/cards.js'
import { STRIPE_DASHBOARD } from './stripeDashboard.js'
import { useLeaveForStripe } from './useLeaveForStripe.js'

type Cards = NonNullable<NonNullable<OwnCardsQuery['business']>['cards']>

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    <Inline gap="xs" nowrap align="start">
      {icon}
      <Text as="span">{children}</Text>
    </Inline>
  </li>
)

/** What taking cards means, for a vendor who hasn't begun. */
const Meaning = ({ percent }: { percent: number }) => (
  <Stack as="ul" gap="xs">
    <Point icon={<Landmark size={18} aria-hidden="true" />}>
      You're the merchant. Payments go to an account of your own at Stripe, and from there to your bank.
    </Point>
    <Point icon={<Percent size={18} aria-hidden="true" />}>
      Stripe charges you its fees. Haulbid's service fee of {percent}% is taken from each card payment, so it
      isn't due again on your statement.
    </Point>
    <Point icon={<ShieldCheck size={18} aria-hidden="true" />}>
      Customers type their card on Stripe's page. Haulbid never sees card numbers.
    </Point>
  </Stack>
)

const Needs = ({ needs, title }: { needs: readonly string[]; title: string }) => (
  <Stack gap="xs">
    <Text strong>{title}</Text>
    <Stack as="ul" gap="xxs">
      {needsInWords(needs).map(need => (
        <Point key={need} icon={<CircleDashed size={18} aria-hidden="true" />}>
          {need}
        </Point>
      ))}
    </Stack>
  </Stack>
)

/** Says where the vendor stands. */
const Standing = ({ cards: { status, needs } }: { cards: Cards }) => {
  const hasNeeds = needs.length > 0
  switch (status) {
    case 'off':
      return (
        <Text>
          Customers can't pay you by card now. Your account at Stripe is still yours, and you can connect it
          again.
        </Text>
      )
    case 'pending':
      return hasNeeds ? (
        <Needs needs={needs} title="Stripe still asks for:" />
      ) : (
        <Text>Answer Stripe's questions, and customers can pay you by card.</Text>
      )
    case 'restricted':
      return hasNeeds ? (
        <Stack gap="s">
          <Banner tone="warning" title="Customers can't pay you by card right now">
            They can as soon as Stripe has what it asks for.
          </Banner>
          <Needs needs={needs} title="Stripe asks for:" />
        </Stack>
      ) : (
        <Text>Stripe is checking what you sent. Customers can pay you by card once it's done.</Text>
      )
    case 'on':
      return (
        <Stack gap="s">
          <Text>Customers can pay you by card, or directly as before.</Text>
          {hasNeeds && <Needs needs={needs} title="To keep it that way, Stripe asks for:" />}
        </Stack>
      )
  }
}

const leadOf = (cards: Cards | null): string => {
  if (!cards) return 'Connect with Stripe'
  if (cards.status === 'off') return 'Connect Again'
  return cards.status === 'pending' ? 'Continue with Stripe' : 'Open Stripe'
}

const DisconnectDialog = ({ onClose }: { onClose: () => void }) => {
  const [disconnect, { loading }] = useMutation(DisconnectPaymentsDocument)
  const confirm = async () => {
    try {
      await disconnect()
      toast({ title: 'Cards are off' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't disconnect Stripe", description })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Stop taking cards?"
      confirmLabel="Disconnect"
      busyLabel="Disconnecting..."
      look="danger"
      busy={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      Customers can no longer pay you by card, and unfinished card payments end. Your account at Stripe stays
      yours, with all payments so far.
    </ConfirmDialog>
  )
}

const Shown = ({ cards, percent }: { cards: Cards | null; percent: number }) => {
  const [connect] = useMutation(ConnectPaymentsDocument)
  const [isAsking, setAsking] = useState(false)
  const { leave, isLeaving, failure } = useLeaveForStripe(
    async () => (await connect()).data!.connectPayments.url,
  )
  const asksNothing = cards?.status === 'on' && cards.needs.length === 0
  const isConnected = cards?.status === 'on' || cards?.status === 'restricted'
  return (
    <>
      {cards && (
        <div>
          <Badge tone={cardStatuses[cards.status].tone}>{cardStatuses[cards.status].label}</Badge>
        </div>
      )}
      {cards ? <Standing cards={cards} /> : <Meaning percent={percent} />}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure.words}
        </Banner>
      )}
      <Inline>
        {!asksNothing && (
          <Button look="primary" busy={isLeaving} busyLabel="Opening Stripe..." onClick={leave}>
            {leadOf(cards)}
          </Button>
        )}
        {cards?.status === 'on' && (
          <ExternalLink href={STRIPE_DASHBOARD} target="_blank" rel="noopener">
            Your Stripe Dashboard
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ExternalLink>
        )}
        {isConnected && (
          <Button look="quiet" disabled={isLeaving} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        )}
      </Inline>
      {isAsking && <DisconnectDialog onClose={() => setAsking(false)} />}
    </>
  )
}

const Section = ({ percent }: { percent: number }) => {
  const { data, error } = useQuery(OwnCardsDocument)
  return (
    <AccountSection
      title="Take Cards"
      anchor="cards"
      description="Let customers pay you by card, on Stripe's page. They can still pay you directly."
    >
      {data?.business && <Shown cards={data.business.cards} percent={percent} />}
      {data && !data.business && (
        <>
          <Meaning percent={percent} />
          <Text tone="muted">Add your business above first, so customers see who they're paying.</Text>
        </>
      )}
      {!data && error && <LoadError what="how you take cards" error={error} />}
      {!data && !error && (
        <LoadingRegion label="Loading how you take cards">
          <Skeleton height="180px" />
        </LoadingRegion>
      )}
    </AccountSection>
  )
}

/** A section of an owner's account: their own account at Stripe. Nothing of it shows where nobody can take cards. */
export const TakeCards = () => {
  const settings = useQuery(SettingsDocument).data?.settings
  return settings?.takesCards && <Section percent={settings.serviceFeePercent} />
}
