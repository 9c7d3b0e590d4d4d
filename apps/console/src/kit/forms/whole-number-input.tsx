import { InputNumber, type InputNumberProps } from 'antd';
import '../kit.css';

type WholeNumberInputProps = Pick<InputNumberProps, 'id' | 'min' | 'max' | 'prefix'>;

/** A whole number with its thousands marked; what is left empty is no number, and not nothing. */
export const WholeNumberInput = (props: WholeNumberInputProps) => (
  <InputNumber
    className="kit-field-number"
    precision={0}
    formatter={(value) => String(value ?? '').replace(/\B(?=(\d{3})+$)/g, ',')}
    parser={(text = '') => {
      const digits = text.replace(/\D/g, '');
      return digits && Number(digits);
    }}
    {...props}
  />
);
