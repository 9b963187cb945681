import { formatPhone } from '@rules/formatPhone.js'
import { textCodeRequestRules, textCodeRules } from '@rules/notices/textRules.js'
import { useEffect, useRef } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { CheckboxField } from '../../../forms/CheckboxField.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { PhoneField, TextField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import {
  ConfirmTextCodeDocument,
  RequestTextCodeDocument,
  StopTextsDocument,
  type TextMessages_PreferencesFragment,
} from './generated/noticeSettings.js'

const AskForm = ({ consent }: { consent: string }) => {
  const [request] = useMutation(RequestTextCodeDocument)
  return (
    <ZodForm
      schema={textCodeRequestRules}
      initialValues={{ phone: '', consent: false }}
      label="Text messages"
      failureMessage="We couldn't text a code. Please try again."
      onSubmit={async input => {
        await request({ variables: { input } })
      }}
    >
      <PhoneField name="phone" label="Mobile number" />
      <CheckboxField name="consent" label="I agree" help={consent} />
      <Inline>
        <SubmitButton busyLabel="Texting...">Text me a code</SubmitButton>
      </Inline>
    </ZodForm>
  )
}

const CodeForm = () => {
  const [confirm] = useMutation(ConfirmTextCodeDocument)
  return (
    <ZodForm
      schema={textCodeRules}
      initialValues={{ code: '' }}
      label="Code"
      failureMessage="We couldn't confirm the number. Please try again."
      onSubmit={async input => {
        await confirm({ variables: { input } })
        toast({ title: 'Number confirmed', description: 'Now choose what you want us to text you about.' })
      }}
    >
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
      <Inline>
        <SubmitButton busyLabel="Confirming...">Confirm number</SubmitButton>
      </Inline>
    </ZodForm>
  )
}

const AnotherCode = ({ phone }: { phone: string }) => {
  const [request, { loading }] = useMutation(RequestTextCodeDocument)
  const press = async () => {
    try {
      // They consented when they entered this number a moment ago.
      await request({ variables: { input: { phone, consent: true } } })
      toast({ title: 'We texted another code' })
    } catch (error) {
      const description = serverMessage(error as Error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't text another code", description })
    }
  }
  return (
    <Button size="s" busy={loading} onClick={() => void press()}>
      Send another code
    </Button>
  )
}

/** Shows the toast `done` only if messages were on. */
const StopButton = ({ children, done }: { children: string; done?: string }) => {
  const [stop, { loading }] = useMutation(StopTextsDocument)
  const press = async () => {
    try {
      await stop()
      if (done) toast({ title: done })
    } catch (error) {
      const description = serverMessage(error as Error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't save this", description })
    }
  }
  return (
    <Button size="s" busy={loading} onClick={() => void press()}>
      {children}
    </Button>
  )
}

const stepOf = (textNumber: TextMessages_PreferencesFragment['textNumber']) => {
  if (!textNumber) return 'ask'
  return textNumber.isConfirmed ? 'on' : 'code'
}

/** Moves the focus into the new step, because the control that had it left with the previous step. */
const useStepFocus = (step: string) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Leaves the focus alone if the user has moved it elsewhere by then.
    if (document.activeElement?.contains(place.current))
      place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [step])
  return place
}

/** We text nothing but a code until the user has entered and confirmed the number, and agreed to texts. */
export const TextMessages = ({
  preferences: { textNumber, textConsent },
}: {
  preferences: TextMessages_PreferencesFragment
}) => {
  const place = useStepFocus(stepOf(textNumber))
  return (
    <Stack gap="s" ref={place}>
      <Heading level={3} look={4}>
        Text messages
      </Heading>
      {!textNumber && <AskForm consent={textConsent} />}
      {textNumber && !textNumber.isConfirmed && (
        <>
          <Text size="s" tone="muted">
            We texted a code to {formatPhone(textNumber.phone)}. It expires in ten minutes.
          </Text>
          <CodeForm />
          <Inline gap="xs">
            <AnotherCode phone={textNumber.phone} />
            <StopButton>Use another number</StopButton>
          </Inline>
        </>
      )}
      {textNumber?.isConfirmed && (
        <>
          <Text size="s" tone="muted">
            We text {formatPhone(textNumber.phone)} about the topics you chose above, at most 20 times a day.
            Reply STOP to stop texts.
          </Text>
          <Inline>
            <StopButton done="Text messages are off">Turn off text messages</StopButton>
          </Inline>
        </>
      )}
    </Stack>
  )
}
