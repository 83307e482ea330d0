<?php
/**
 * The page below "Settings". WordPress checks nonce and capability of what is submitted (options.php).
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

const PAGE       = 'portal-elements';
const CAPABILITY = 'manage_options';

add_action(
	'admin_menu',
	function () {
		$title = __( 'Portal Elements', 'portal-elements' );
		add_options_page( $title, $title, CAPABILITY, PAGE, __NAMESPACE__ . '\render_page' );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			PAGE,
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
				'show_in_rest'      => false,
				'default'           => DEFAULTS,
			)
		);
		add_settings_section( 'portal', '', '__return_empty_string', PAGE );
		$fields = array(
			'address'     => __( 'Address of the portal', 'portal-elements' ),
			'kit'         => __( 'Address of the kit', 'portal-elements' ),
			'user_entity' => __( 'Kind of account', 'portal-elements' ),
			'login_href'  => __( 'Page with the sign-in', 'portal-elements' ),
			'shadow'      => __( 'Style rules of the theme', 'portal-elements' ),
		);
		foreach ( $fields as $name => $label ) {
			$arguments = array(
				'label_for' => id_of( $name ),
				'name'      => $name,
			);
			add_settings_field( $name, $label, __NAMESPACE__ . '\render_field', PAGE, 'portal', $arguments );
		}
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	function ( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( page_url() ), esc_html__( 'Settings', 'portal-elements' ) );
		return array_merge( array( $link ), $links );
	}
);

/**
 * Returns the ID of a field.
 *
 * @param string $name Name of a setting.
 * @return string
 */
function id_of( $name ) {
	return 'portal-elements-' . str_replace( '_', '-', $name );
}

/** Renders the page. */
function render_page() {
	if ( ! current_user_can( CAPABILITY ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html__( 'Portal Elements', 'portal-elements' ) . '</h1>';
	echo '<form method="post" action="options.php">';
	settings_fields( PAGE );
	do_settings_sections( PAGE );
	submit_button();
	echo '</form></div>';
}

/**
 * Renders the field of a setting, with its description.
 *
 * @param array $arguments With the name of the setting.
 */
function render_field( $arguments ) {
	$name         = $arguments['name'];
	$value        = settings()[ $name ];
	$descriptions = array(
		'address'     => __( 'Where your portal is, such as https://portal.example.com. Pages of this site need to be allowed there.', 'portal-elements' ),
		'kit'         => __( 'The folder that has loader.js. Empty: the portal’s own.', 'portal-elements' ),
		'user_entity' => __( 'For forms that do not say it themselves.', 'portal-elements' ),
		'login_href'  => __( 'A path of this site, such as /account/. Tags lead there if a visitor has to sign in.', 'portal-elements' ),
		'shadow'      => __( 'Keep them away from the tags. Form fields are excepted.', 'portal-elements' ),
	);
	if ( 'shadow' === $name ) {
		printf(
			'<label><input type="checkbox" id="%s" name="%s" value="1" %s> %s</label>',
			esc_attr( id_of( $name ) ),
			esc_attr( OPTION . "[$name]" ),
			checked( $value, true, false ),
			esc_html( $descriptions[ $name ] )
		);
		return;
	}
	if ( 'user_entity' === $name ) {
		printf( '<select id="%s" name="%s">', esc_attr( id_of( $name ) ), esc_attr( OPTION . "[$name]" ) );
		$labels = array(
			'developer' => __( 'Developer', 'portal-elements' ),
			'user'      => __( 'User', 'portal-elements' ),
		);
		foreach ( USER_ENTITIES as $entity ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $entity ), selected( $value, $entity, false ), esc_html( $labels[ $entity ] ) );
		}
		echo '</select>';
	} else {
		printf(
			'<input type="text" inputmode="url" class="regular-text code" id="%s" name="%s" value="%s">',
			esc_attr( id_of( $name ) ),
			esc_attr( OPTION . "[$name]" ),
			esc_attr( $value )
		);
	}
	printf( '<p class="description">%s</p>', esc_html( $descriptions[ $name ] ) );
}
