// A field to type in. What is being typed stays as it is until the field is left, whatever else changes.
import { useState } from "preact/hooks";

export interface TypedProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  most?: number;
  /** What is expected in place of a text that does not fit, which is not told then; nothing of one that fits. */
  expected?: (value: string) => string;
  /** A number: a phone shows its keys. */
  numeric?: boolean;
  disabled?: boolean;
  wrong?: boolean;
  field?: string;
}

export function Typed({ label, value, onChange, most, expected, numeric = false, disabled = false, wrong = false, field }: TypedProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <label class="choice">
      <span>{label}</span>
      <input
        inputMode={numeric ? "numeric" : "text"}
        class={numeric ? "numeric" : undefined}
        maxLength={most}
        data-field={field}
        disabled={disabled}
        aria-invalid={wrong}
        value={draft ?? value}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.trim();
          const fault = expected?.(typed) ?? "";
          currentTarget.setCustomValidity(fault);
          currentTarget.reportValidity();
          if (fault) return;
          setDraft(undefined);
          onChange(typed);
        }}
      />
    </label>
  );
}
