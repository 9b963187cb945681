import { limits } from '@rules/limits.js'
import { messageRules } from '@rules/messages/messageRules.js'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { OnBusyChange, WarnWhenLeaving } from '../../forms/FormEffects.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import { SendMessageDocument } from './generated/messages.js'

const NOT_SENT = 'Check your connection, then try again.'

type SendMessageFormProps = {
  jobId: string
  /** The vendor of the job; a draft for one vendor is not offered for the next. */
  vendorId: string
  /** The other party's name. */
  with: string
  /** True once no more messages can be sent; the typed text stays. */
  isOver: boolean
  onSent: () => void
}

export const SendMessageForm = ({ jobId, vendorId, with: name, isOver, onSent }: SendMessageFormProps) => {
  const [send] = useMutation(SendMessageDocument)
  const place = useRef<HTMLDivElement>(null)
  const isSent = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    place.current?.querySelector('form')?.requestSubmit()
  }

  // The field was disabled while the message was being sent, so it lost the focus that the next message needs.
  const goOn = (isBusy: boolean) => {
    if (isBusy || !isSent.current) return
    isSent.current = false
    place.current?.querySelector('textarea')?.focus()
  }

  return (
    <Stack ref={place} onKeyDown={sendByKey} data-print="hide">
      <ZodForm
        schema={messageRules}
        initialValues={{ content: '' }}
        label={`Write to ${name}`}
        draftKey={`message:${jobId}:${vendorId}`}
        afterSubmit="clear"
        gap="s"
        failureMessage={NOT_SENT}
        onSubmit={async ({ content }) => {
          setFailure(null)
          await send({ variables: { input: { jobId, content } } })
          isSent.current = true
          onSent()
        }}
        onFailure={setFailure}
      >
        {({ content }) => (
          <>
            {(!isOver || content !== '') && (
              <>
                {isOver && (
                  <Banner tone="warning" role="alert">
                    This wasn't sent. You can't send messages here anymore.
                  </Banner>
                )}
                <TextAreaField name="content" label={`Message to ${name}`} max={limits.messageMax} rows={3} />
                {!isOver && (
                  <Inline justify={failure ? 'between' : 'end'}>
                    {failure && (
                      <Text as="span" size="s" tone="danger" role="alert">
                        <strong>Message not sent.</strong> {failure}
                      </Text>
                    )}
                    <SubmitButton look="secondary" busyLabel="Sending...">
                      Send
                    </SubmitButton>
                  </Inline>
                )}
              </>
            )}
            <WarnWhenLeaving />
            <OnBusyChange call={goOn} />
          </>
        )}
      </ZodForm>
    </Stack>
  )
}
