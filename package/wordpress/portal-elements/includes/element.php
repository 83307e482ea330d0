<?php
/**
 * The markup of a tag, for shortcodes and blocks alike.
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the text of an attribute, or null if the value is none of those that it may have.
 *
 * @param array $attribute From tags.json.
 * @param mixed $value     As an author has entered it.
 * @return string|null
 */
function attribute_text( $attribute, $value ) {
	if ( 'flag' === $attribute['kind'] ) {
		if ( in_array( $value, array( true, '', 'true', '1', $attribute['name'] ), true ) ) {
			return '';
		}
		return in_array( $value, array( false, 'false', '0' ), true ) ? 'false' : null;
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return null;
	}
	$text = wp_check_invalid_utf8( (string) $value );
	switch ( $attribute['kind'] ) {
		case 'number':
			return is_numeric( $text ) ? $text : null;
		case 'choice':
			return in_array( $text, $attribute['choices'], true ) ? $text : null;
		case 'url':
			return is_link( $text ) ? $text : null;
		default:
			return preg_match( '/[\x00-\x08\x0b-\x1f\x7f]/', $text ) ? null : $text;
	}
}

/**
 * Escapes a text for an attribute. Brackets too, because WordPress looks for shortcodes in attributes.
 *
 * @param string $text Any text.
 * @return string
 */
function escape_attribute( $text ) {
	$escaped = htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	return strtr( $escaped, array( '[' => '&#91;', ']' => '&#93;' ) );
}

/**
 * Returns the element of a tag, and has the kit loaded. Unknown attributes and invalid values are left out.
 *
 * @param array  $tag     From tags.json.
 * @param array  $values  Values by the names of attributes.
 * @param string $content Markup of its children.
 * @return string
 */
function element( $tag, $values, $content = '' ) {
	if ( '' === settings()['address'] ) {
		return missing_address();
	}
	wp_enqueue_script( HANDLE );
	$markup = '<' . $tag['tag'];
	foreach ( $tag['attributes'] as $attribute ) {
		$name = $attribute['name'];
		$text = array_key_exists( $name, $values ) ? attribute_text( $attribute, $values[ $name ] ) : null;
		if ( null !== $text ) {
			$markup .= '' === $text ? " $name" : sprintf( ' %s="%s"', $name, escape_attribute( $text ) );
		}
	}
	return $markup . '>' . ( $tag['hasContent'] ? $content : '' ) . '</' . $tag['tag'] . '>';
}

/**
 * Returns what administrators see in place of a tag as long as no portal is set. Others see nothing.
 *
 * @return string
 */
function missing_address() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p>%s <a href="%s">%s</a></p>',
		esc_html__( 'Portal Elements has no portal yet.', 'portal-elements' ),
		esc_url( page_url() ),
		esc_html__( 'Settings', 'portal-elements' )
	);
}

/**
 * Returns the address of the settings.
 *
 * @return string
 */
function page_url() {
	return admin_url( 'options-general.php?page=portal-elements' );
}
