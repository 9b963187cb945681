import type { FormikValues } from 'formik'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { failedWith } from '../../apollo/failedWith.js'
import { ChangedValues } from '../../forms/ChangedValues.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { useSeenVersion } from '../../forms/useSeenVersion.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { Banner } from '../../ui/states/Banner.js'
import type { Fact } from '../../ui/text/Facts.js'
import { Text } from '../../ui/text/Text.js'
import type { LimitedRule } from './limitsForm.js'

type RuleDialogProps<Schema extends z.core.$ZodType, Values extends FormikValues> = {
  /** The rule to change; none for a new one. */
  rule: LimitedRule | undefined
  /** As its form holds it, and in words, for a rule that has changed since. */
  now: { values: Values; facts: readonly Fact[] } | undefined
  initial: Values
  schema: Schema
  draftKey: string
  /** What it bids on: "a matching rental". */
  what: string
  /** The sentence while it is typed. */
  inWords: (values: Values) => string
  save: (input: z.output<Schema> & { id?: string; version?: number | undefined }) => Promise<unknown>
  /** True if another browser has removed the rule since the dialog was opened. */
  isRemoved: boolean
  onClose: () => void
  fields: (values: Values) => ReactNode
  preview: (values: Values) => ReactNode
}

/** The form of a rule of any kind. */
export const RuleDialog = <Schema extends z.core.$ZodType, Values extends FormikValues>({
  rule,
  now,
  initial,
  schema,
  draftKey,
  what,
  inWords,
  save,
  isRemoved,
  onClose,
  fields,
  preview,
}: RuleDialogProps<Schema, Values>) => {
  const { version, isChanged, see } = useSeenVersion(rule?.version)
  // The server may report the removal before the list is updated.
  const [isMissing, setMissing] = useState(false)
  const isGone = isRemoved || isMissing
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={rule ? 'Edit Rule' : 'New Rule'}
      description={`It bids for you when ${what} is posted. You're bound by these bids like any other.`}
    >
      <ZodForm
        schema={schema}
        draftKey={rule ? `${draftKey}:${rule.id}` : draftKey}
        edits={rule !== undefined}
        label="Instant bid rule"
        initialValues={initial}
        failureMessage="Check your connection and try again."
        onSubmit={async values => {
          try {
            await save({ ...(values as object), ...(rule && { id: rule.id, version }) } as never)
          } catch (error) {
            setMissing(failedWith(error, 'NOT_FOUND'))
            throw error
          }
          onClose()
          toast({ title: 'Rule saved', description: 'Bids it has already made stay as they are.' })
        }}
        onFailure={description =>
          toast({ title: "We couldn't save the rule", description, variant: 'destructive' })
        }
      >
        {values => (
          <>
            {isGone && (
              <Banner tone="warning" role="alert">
                This rule has been removed.
              </Banner>
            )}
            {rule && now && isChanged && !isGone && (
              <ChangedValues facts={now.facts} values={now.values} onDecided={() => see(rule.version)} />
            )}
            <Card as="div" tone="sunken" padding="s">
              <Text strong>{inWords(values)}.</Text>
            </Card>
            <Stack gap="l">{fields(values)}</Stack>
            {preview(values)}
            <DialogActions>
              <CancelButton onClick={onClose}>{isGone ? 'Close' : 'Cancel'}</CancelButton>
              {!isGone && <SubmitButton busyLabel="Saving...">Save Rule</SubmitButton>}
            </DialogActions>
          </>
        )}
      </ZodForm>
    </Dialog>
  )
}
