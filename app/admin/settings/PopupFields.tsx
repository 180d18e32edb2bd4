import { Anchor, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from 'react-router';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/words.tsx';
import type { FormValues } from './form-values.ts';
import { Pair } from './Part.tsx';

/** Whether and when the popup is shown; what it says is a text of the site. */
export function PopupFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { settings: texts } = useWords();
  return (
    <Card title={texts.popup} id="popup">
      <Switch
        label={texts.popupShown}
        {...form.getInputProps('popup.shown', { type: 'checkbox' })}
      />
      <Pair>
        <TextInput
          type="datetime-local"
          label={texts.popupFrom}
          {...form.getInputProps('popup.from')}
        />
        <TextInput
          type="datetime-local"
          label={texts.popupUntil}
          {...form.getInputProps('popup.until')}
        />
      </Pair>
      <Anchor component={Link} to="/admin/site/popup" size="sm">
        {texts.popupTexts}
      </Anchor>
    </Card>
  );
}
