import { bidDays } from '@rules/bids/bidExpiry.js'
import { termsInWords } from '@rules/bids/termsWords.js'
import { debrisTypes, dumpsterSizes, keysOf, sizeLabel } from '@rules/kinds.js'
import { ruleInWords } from '@rules/offers/ruleInWords.js'
import { weekdays } from '@rules/offers/ruleLimits.js'
import { useState } from 'react'
import { failedWith } from '../../apollo/failedWith.js'
import { useMutation } from '../../apollo/hooks.js'
import { ChangedValues } from '../../forms/ChangedValues.js'
import { CheckboxField } from '../../forms/CheckboxField.js'
import { ChoicesField } from '../../forms/ChoicesField.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { FormSection } from '../../forms/FormSection.js'
import { SelectField } from '../../forms/SelectField.js'
import { TermFields } from '../../forms/TermFields.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { MoneyField, TextField } from '../../forms/TextField.js'
import { useSeenVersion } from '../../forms/useSeenVersion.js'
import { ZodForm } from '../../forms/ZodForm.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import { Card } from '../../ui/layout/Card.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import type { SizeRow_SizeFragment } from '../vendors/services/generated/services.js'
import { type OfferRule_RuleFragment, SaveOfferRuleDocument } from './generated/offers.js'
import { OfferPreview } from './OfferPreview.js'
import { offerFormRules, type TypedRule, typedInWords, typedRule } from './offerForm.js'
import { ruleFacts } from './offerWords.js'
import { RatesOfSize } from './RatesOfSize.js'

const sizes = keysOf(dumpsterSizes).map(size => ({ value: size, label: sizeLabel(size) }))
const debris = keysOf(debrisTypes).map(value => ({ value, label: debrisTypes[value].label }))
const days = Object.entries(weekdays).map(([value, label]) => ({ value, label }))
const stands = Array.from({ length: bidDays.max - bidDays.min + 1 }, (_, index) => {
  const count = index + bidDays.min
  return { value: String(count), label: count === 1 ? '1 day' : `${count} days` }
})

const TRY_AGAIN = 'Check your connection and try again.'

type OfferRuleDialogProps = {
  /** The rule to change; none for a new one. */
  rule?: OfferRule_RuleFragment | undefined
  initial: TypedRule
  rates: readonly SizeRow_SizeFragment[]
  /** True if another browser has removed the rule since the dialog was opened. */
  isRemoved: boolean
  onClose: () => void
}

export const OfferRuleDialog = ({ rule, initial, rates, isRemoved, onClose }: OfferRuleDialogProps) => {
  const [saveOfferRule] = useMutation(SaveOfferRuleDocument)
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
      description="It bids for you when a matching rental is posted. You're bound by these bids like any other."
    >
      <ZodForm
        schema={offerFormRules}
        draftKey={rule ? `offer-rule:${rule.id}` : 'offer-rule'}
        edits={rule !== undefined}
        label="Instant bid rule"
        initialValues={initial}
        failureMessage={TRY_AGAIN}
        onSubmit={async values => {
          const input = { ...(values as SaveOfferRuleInput), ...(rule && { id: rule.id, version }) }
          try {
            await saveOfferRule({ variables: { input } })
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
            {rule && isChanged && !isGone && (
              <ChangedValues
                facts={[
                  { label: 'Rule', value: ruleInWords(rule) },
                  { label: 'Terms', value: termsInWords(rule) ?? 'None' },
                  ...ruleFacts(rule),
                ]}
                values={typedRule(rule)}
                onDecided={() => see(rule.version)}
              />
            )}
            <Card as="div" tone="sunken" padding="s">
              <Text strong>{typedInWords(values)}.</Text>
            </Card>
            <Stack gap="l">
              <FormSection title="1. What you rent out">
                <SelectField name="size" label="Dumpster Size" options={sizes} placeholder="Select a size" />
                <ChoicesField
                  name="debris"
                  label="Debris"
                  help="Leave blank for all."
                  options={debris}
                  optional
                />
              </FormSection>
              <FormSection title="2. Where and when">
                <TextAreaField
                  name="zipCodes"
                  label="ZIP Codes"
                  help="Some of your service areas, separated by commas or spaces. Leave it empty for all of them."
                  placeholder="78701, 78704"
                  rows={2}
                  optional
                />
                <ChoicesField
                  name="weekdays"
                  label="Delivery Days"
                  help="Leave blank for all days."
                  options={days}
                  optional
                />
                <FieldPair>
                  <TextField
                    name="noticeHours"
                    label="Notice (hours)"
                    help="From the request to the start of its delivery window."
                    inputMode="numeric"
                    autoComplete="off"
                  />
                  <TextField
                    name="mostPerDay"
                    label="Max per Day"
                    help="Open and accepted bids for deliveries on one day."
                    inputMode="numeric"
                    autoComplete="off"
                    optional
                  />
                </FieldPair>
              </FormSection>
              <FormSection title="3. Price and promise">
                <RatesOfSize rates={rates} size={values.size} />
                <MoneyField name="price" label="Price ($)" help="For the whole rental." />
                <TermFields isRental />
                <SelectField
                  name="standsDays"
                  label="Bids Are Good For"
                  help="They expire earlier if the delivery starts first."
                  options={stands}
                />
                <CheckboxField name="isActive" label="On" help="It bids as soon as you save it." />
              </FormSection>
            </Stack>
            <OfferPreview values={values} />
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
