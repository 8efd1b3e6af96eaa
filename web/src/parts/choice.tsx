// One of a few, by a labelled list.
export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  field?: string;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <label class="choice">
      <span>{props.label}</span>
      <select
        data-field={props.field}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value as Value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
